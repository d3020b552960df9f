/** What takes the focus in an element that is a field, or a group of choices. */
const control = (element: Element | null): HTMLElement | null => {
  if (element === null || element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLButtonElement) return element
  const choice = element.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]')
  return choice ?? element.querySelector<HTMLElement>('[role="radio"], input')
}

/**
 * Moves the focus to a field, or to the group of choices that stands under its id.
 *
 * @param id - id of the field, or of the element around the choices
 */
export const focusField = (id: string): void => control(document.querySelector(`#${CSS.escape(id)}`))?.focus()

/**
 * Moves the focus to the first field that is refused, in the order of the page.
 *
 * @param form - form that was sent
 * @returns whether there is one
 */
export const focusFirstError = (form: HTMLElement): boolean => {
  const target = control(form.querySelector('[aria-invalid="true"], [data-invalid="true"]'))
  target?.focus()
  return target !== null
}
