declare module 'svelte/elements' {
  // Of ARIA 1.3, and read by today's screen readers; Svelte's types do not have it yet.
  export interface AriaAttributes {
    'aria-description'?: string | undefined | null;
  }
}

export {};
