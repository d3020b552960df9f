import type { Act } from '../shell/index.ts'

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Half a minute of frames: what has not come by then is missing. */
const MOST_FRAMES = 1800

/** Waits for an element that can be acted on. */
const found = async (selector: string): Promise<HTMLElement> => {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    const element = document.querySelector<HTMLElement>(selector)
    if (element !== null && element.closest('[aria-busy="true"]') === null) return element
    await frame()
  }
  throw new Error(`Nobody can act on ${selector}: it is not there.`)
}

/** Writes as a keyboard does: React hears of what the browser's own setter has written. */
const write = (field: HTMLElement, text: string): void => {
  field.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

const paste = (field: HTMLElement, text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const choose = (field: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const hand = (field: HTMLElement, name: string, text: string): void => {
  const files = new DataTransfer()
  files.items.add(new File([text], name, { type: 'text/plain' }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')?.set?.call(field, files.files)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const act = async (one: Act): Promise<void> => {
  if ('press' in one) (await found(one.press)).click()
  else if ('fill' in one) {
    const field = await found(one.fill)
    write(field, one.text)
    await frame()
    field.blur()
  } else if ('paste' in one) paste(await found(one.paste), one.text)
  else if ('choose' in one) choose(await found(one.choose), one.value)
  else if ('file' in one) hand(await found(one.file), one.name, one.text)
  else await found(one.until)
  await frame()
}

/**
 * Does in the page what an example says that somebody does first; `data-acting` stands on the document's element until all is done, for who takes
 * a picture of it.
 *
 * @example await actAll([{ fill: '#age', text: '72' }, { press: '[type="submit"]' }])
 */
export const actAll = async (acts: readonly Act[] = []): Promise<void> => {
  const { dataset } = document.documentElement
  dataset['acting'] = ''
  for (const one of acts) await act(one)
  delete dataset['acting']
}
