import { routeOf, type Route } from './logic/route';

/** Where the client is. Links are plain anchors: clicks on them are taken here, so every page has a real address. */
class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  readonly route: Route = $derived(routeOf(this.path));

  start(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to an address of the client. */
  go(address: string, options: { replace?: boolean } = {}): void {
    const before = this.path;
    if (options.replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (this.path !== before) {
      scrollTo(0, 0);
      // A screen reader goes on at the top of the new page.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
      );
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
