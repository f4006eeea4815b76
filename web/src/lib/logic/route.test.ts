import { describe, expect, it } from 'vitest';

import { paths, routeOf, tableIdIn } from './route';

describe('routes', () => {
  it('finds every page by its address', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/settings')).toEqual({ page: 'settings' });
    expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(routeOf('/cards/Throne%20Room')).toEqual({ page: 'card', name: 'Throne Room' });
  });

  it('knows when it is lost', () => {
    expect(routeOf('/nowhere')).toEqual({ page: 'lost', path: '/nowhere' });
    expect(routeOf('/table')).toEqual({ page: 'lost', path: '/table' });
    expect(routeOf('/cards/a/b')).toEqual({ page: 'lost', path: '/cards/a/b' });
    expect(routeOf('/cards/%E0%A4%A')).toEqual({ page: 'card', name: '%E0%A4%A' });
  });

  it('writes addresses that it can read', () => {
    expect(routeOf(paths.card("King's Court"))).toEqual({ page: 'card', name: "King's Court" });
    expect(paths.scenario('scenario:base-moat-3')).toBe('/scenario/base-moat-3');
    expect(routeOf('/scenario/base-moat-3')).toEqual({ page: 'scenario', id: 'scenario:base-moat-3' });
    expect(paths.replay('x', { at: 3, seat: 1 })).toBe('/replay/x?at=3&seat=1');
  });

  it('finds the table in a pasted link', () => {
    expect(tableIdIn(' http://host:80/table/k3j2x9 ')).toBe('k3j2x9');
    expect(tableIdIn('k3j2x9')).toBe('k3j2x9');
    expect(tableIdIn('what is this')).toBeNull();
  });
});
