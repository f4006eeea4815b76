declare module 'virtual:figures' {
  /** The addresses of the sprites with the figures of the cards, by set. */
  const addresses: Record<string, string>;
  export default addresses;
}
