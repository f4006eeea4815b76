/** What the browser remembers. A browser that remembers nothing (private windows, full disks) is no error. */
export function load<T>(key: string, fallback: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the tab.
  }
}
