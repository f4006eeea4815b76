import { expect, test, untilAsked } from './fixtures';
import { setTable, updateOf, type Stage } from './stage';

/** What people stumbled over once: each has a test of its own. */
const STAGE: Stage = {
  players: 2,
  hand: [
    { card: 'Village', count: 1 },
    { card: 'Copper', count: 4 },
  ],
  kingdom: ['Village', 'Smithy', 'Militia', 'Chapel', 'Market', 'Witch', 'Moat', 'Cellar', 'Mine', 'Remodel'],
};

test('keys do nothing behind a card, and Tab stays in it', async ({ page }) => {
  const heard: string[] = [];
  await setTable(page, STAGE, undefined, ({ type }) => heard.push(type));
  await page.getByRole('button', { name: /^Silver,/ }).click();
  await page.getByRole('button', { name: 'Show Silver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Silver' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('.');
  await page.keyboard.press('c');
  expect(heard.filter((type) => type === 'answer')).toEqual([]);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press(i < 4 ? 'Tab' : 'Shift+Tab');
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a pile that cannot be bought says why in a notice, and the question stays in sight', async ({
  page,
}) => {
  await setTable(page, STAGE);
  await page.getByRole('button', { name: /^Silver,/ }).click();
  await expect(page.locator('.notice')).toContainText('It costs too much.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.bar h2')).toBeInViewport({ ratio: 1 });
});

test('menus close by Esc and by a click elsewhere, and one at a time', async ({ page }) => {
  await setTable(page, STAGE);
  const menu = page.getByRole('group', { name: 'Menu' });
  const trash = page.getByRole('group', { name: 'The trash' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: /^Trash/ }).click();
  await expect(trash).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(trash).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.bar h2').click();
  await expect(menu).toBeHidden();
});

test('what is shown by chance is what is played', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Seat 2').selectOption({ label: 'bot: Random' });
  await page.getByLabel('One of your own').check();
  await page.getByRole('button', { name: 'Draw a kingdom' }).click();
  await expect(page.getByText('10 of 10 chosen')).toBeVisible();
  const names = await page
    .getByRole('list', { name: 'The kingdom', exact: true })
    .locator('.name')
    .allInnerTexts();
  expect(names).toHaveLength(10);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilAsked(page);
  const table = await page
    .locator('.kingdom .spot')
    .evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')?.split(',')[0]));
  // A pile of several kinds shows the card on top, which has another name than its pile.
  const mixed = /\/|^(Augurs|Castles|Clashes|Forts|Knights|Odysseys|Townsfolk|Wizards)$/;
  for (const name of names) {
    if (!mixed.test(name)) expect(table).toContain(name);
  }
});

test('nothing moves when a seat gets more to show', async ({ page }) => {
  const send = await setTable(page, STAGE);
  const top = () => page.locator('.supply').evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  const update = updateOf(STAGE);
  for (const seat of update.view.seats) {
    seat.tokens = ['Coffers', 'Villagers', 'Debt', 'Victory points'].map((name) => ({
      name,
      count: 2,
      seat: null,
    }));
    seat.badges = ['Canal'];
    seat.mats = [{ name: 'Tavern mat', cards: { count: 2, cards: [{ card: 'Village', count: 2 }] } }];
  }
  send({ type: 'update', ...update });
  await expect(page.locator('.seat').first()).toContainText('Coffers 2');
  expect(await top()).toBe(before);
  // All of it is a click away, with words for each.
  await page.locator('.seat .plain').first().click();
  const more = page.getByRole('group', { name: /^More about/ });
  await expect(more).toContainText('Tavern mat');
  await expect(more).toContainText('Villagers');
});

test('a preview lies over the log, never over the question or the hand, and not under a mouse that rests', async ({
  page,
}) => {
  await page.mouse.move(500, 300);
  await setTable(page, STAGE);
  await page.waitForTimeout(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.locator('.hand .spot').first().hover();
  const peek = page.getByRole('tooltip');
  await expect(peek).toBeVisible();
  const box = await peek.boundingBox();
  const near = await page.locator('.near').boundingBox();
  expect(box && near && box.x >= near.x + near.width).toBe(true);
});

test('an offer of another game can be answered in the result', async ({ page }) => {
  const send = await setTable(page, STAGE);
  const update = updateOf(STAGE);
  const seat = (number: number, won: boolean, turns: number) => ({
    seat: number,
    name: number === 0 ? 'Ann' : 'Bot 2 (medium)',
    score: 12,
    turns,
    won,
    resigned: false,
    cards: [],
  });
  update.view.outcome = { seats: [seat(0, true, 1), seat(1, false, 2)], words: 'Ann wins with 12 points.' };
  update.question = null;
  update.waiting = null;
  send({ type: 'update', ...update });
  const result = page.getByRole('dialog', { name: 'Ann wins with 12 points.' });
  await expect(result).toContainText('Ann took fewer turns (1), which breaks the tie.');
  await expect(result).toContainText('1 turn');
  await expect(result).not.toContainText('1 turns');
});

test('the mark of what can be picked is seen in colours that a person has forced', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', forcedColors: 'active' });
  const page = await context.newPage();
  await setTable(page, STAGE);
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => getComputedStyle(it).outlineStyle);
  expect(await outline('.spot.can')).toBe('solid');
  await page.keyboard.press('ArrowRight');
  expect(await outline('.spot:focus')).toBe('double');
  await context.close();
});

test('every page has a title of its own', async ({ page }) => {
  const titles = new Set<string>();
  const paths = [
    '/',
    '/new',
    '/join',
    '/games',
    '/cards',
    '/cards/Militia',
    '/kingdoms',
    '/settings',
    '/help',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});

test('a replay says “The end” only there, and its log on a phone opens where the replay stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/replay/scenario%3Abase-militia-1?at=0');
  await expect(page.locator('.bar')).not.toContainText('The end');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log .now')).toBeInViewport();
});
