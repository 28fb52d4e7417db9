const fields =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'
const choosers = '[role="menu"], [role="listbox"], [role="combobox"], [role="radiogroup"]'

/** True while somebody types, composes a Hangul syllable or moves inside a menu: single keys belong to that, then. */
export const isTyping = (event: Event & { isComposing?: boolean }) =>
  event.isComposing === true ||
  (event.target instanceof Element && event.target.closest(`${fields}, ${choosers}`) !== null)

/** A key alone: what comes with Ctrl, Alt or Cmd belongs to the browser. */
export const isBareKey = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  !ctrlKey && !metaKey && !altKey
