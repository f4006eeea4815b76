/** The menu that is open: there is never more than one. */
class Menus {
  open = $state<string | null>(null);

  toggle(id: string): void {
    this.open = this.open === id ? null : id;
  }

  close(): void {
    this.open = null;
  }
}

export const menus = new Menus();
