const focusable = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

const isInError = (element: HTMLElement, errors: readonly string[]) => {
  const path = element.dataset.path
  return (path !== undefined && errors.includes(path)) || element.getAttribute('aria-invalid') === 'true'
}

/** Moves the keyboard to the first wrong field of a form, in the order in which people see them. */
export const focusFirstError = (form: HTMLElement, errors: readonly string[]) =>
  // The messages are drawn first: an editor or a picker is found by its own mark.
  setTimeout(() => {
    const marked = [...form.querySelectorAll<HTMLElement>('[data-path], [aria-invalid="true"]')]
    const first = marked.find((element) => isInError(element, errors))
    const target = first?.matches(focusable) ? first : (first?.querySelector<HTMLElement>(focusable) ?? first)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  })
