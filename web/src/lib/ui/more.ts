import type { Attachment } from 'svelte/attachments';

/**
 * Says on the element itself on which sides it has more than it shows (`data-more="above below"`), so that the style can
 * hint at it: nothing scrolls away unseen.
 */
export const more: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
    const sides = [
      scrollTop > 2 ? 'above' : '',
      scrollTop + clientHeight < scrollHeight - 2 ? 'below' : '',
      scrollLeft > 2 ? 'before' : '',
      scrollLeft + clientWidth < scrollWidth - 2 ? 'after' : '',
    ].filter(Boolean);
    const said = sides.join(' ');
    if (element.dataset['more'] !== said) element.dataset['more'] = said;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const children = new MutationObserver(() => {
    for (const child of element.children) sizes.observe(child);
    look();
  });
  children.observe(element, { childList: true });
  for (const child of element.children) sizes.observe(child);
  element.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener('scroll', look);
  };
};
