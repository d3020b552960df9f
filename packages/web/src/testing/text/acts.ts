import { spaced } from './spaced.ts'

/** Focuses what a press focuses: the element, or what holds it and takes the focus. */
const focusOn = (element: HTMLElement): void => {
  const target = element.closest<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex]')
  const { activeElement } = document
  if (target === null) {
    if (activeElement instanceof HTMLElement) activeElement.blur()
  } else target.focus()
}

const pointer = (type: string): PointerEvent =>
  new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse' })

/** Presses an element as a mouse does. */
export const dispatchClick = (element: HTMLElement): void => {
  element.dispatchEvent(pointer('pointerdown'))
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }))
  focusOn(element)
  element.dispatchEvent(pointer('pointerup'))
  element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true, button: 0 }))
  element.click()
}

/** Sets a value past React, which replaces the element's own setter to notice what scripts write. */
const setValue = (element: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
}

/** Writes as a keyboard does: React hears of what the element's own setter has written. */
export const dispatchFill = (element: HTMLElement, text: string): void => {
  element.focus()
  setValue(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/** Chooses an entry of a list by its value or its words. */
export const dispatchSelect = (element: HTMLElement, choice: string): void => {
  const options = element instanceof HTMLSelectElement ? [...element.options] : []
  const chosen = options.find(({ value, text }) => value === choice || spaced(text) === spaced(choice))
  if (chosen === undefined) throw new Error(`The list has no entry "${choice}": ${options.map(({ text }) => text).join(', ')}.`)
  element.focus()
  setValue(element, chosen.value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
