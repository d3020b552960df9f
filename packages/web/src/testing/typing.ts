import { cdp, userEvent, type Locator } from 'vitest/browser'

const inputOf = (field: Locator): HTMLInputElement => field.element() as HTMLInputElement

/** Where the caret of a field stands. */
export const caretOf = (field: Locator): number | null => inputOf(field).selectionStart

/** Focuses a field and puts its caret somewhere. */
export const placeCaret = (field: Locator, at: number): void => {
  inputOf(field).focus()
  inputOf(field).setSelectionRange(at, at)
}

/** Presses keys in a field, one after the other, where its caret stands: `press(field, '{End}1')`. */
export const press = async (field: Locator, keys: string): Promise<void> => {
  inputOf(field).focus()
  await userEvent.keyboard(keys)
}

/** Empties a field and types into it key by key. */
export const typeAfresh = async (field: Locator, keys: string): Promise<void> => {
  await userEvent.fill(field, '')
  await userEvent.keyboard(keys)
}

/** Pastes a text as a keyboard would, without asking for the clipboard's permission. */
export const paste = (field: Locator, text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  inputOf(field).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Inserts a text at once where the caret stands, as dictation does. */
export const insertText = async (text: string): Promise<void> => {
  await cdp().send('Input.insertText', { text })
}
