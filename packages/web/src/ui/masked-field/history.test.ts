import type { TypedText } from '@hautelisse/domain/money'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { MOST_STEPS, NO_HISTORY, noted, redone, undone, type History } from './history.ts'

type Field = { readonly history: History; readonly now: TypedText }

const at = (text: string): TypedText => ({ text, caret: text.length })
const holding = (text: string): Field => ({ history: NO_HISTORY, now: at(text) })
const write = ({ history, now }: Field, text: string): Field => ({ history: noted(history, now, text), now: at(text) })
const writeAll = (start: string, ...texts: readonly string[]): Field => texts.reduce(write, holding(start))
const walk =
  (step: typeof undone) =>
  ({ history, now }: Field): Field | undefined => {
    const taken = step(history, now)
    return taken === undefined ? undefined : { history: taken.history, now: taken.held }
  }
const undo = walk(undone)
const redo = walk(redone)

/** Every text on the way, until no step is left. */
const all = (step: typeof undo, from: Field): readonly Field[] => {
  const next = step(from)
  return next === undefined ? [from] : [from, ...all(step, next)]
}
const textsOf = (fields: readonly Field[]): readonly string[] => fields.map(({ now }) => now.text)

describe('taking changes of a field back', () => {
  it('[P-FMT-07] gives back each text that was typed, the latest first, and brings it back', () => {
    const typed = writeAll('', '1', '12', '123', '1 234')
    expect(textsOf(all(undo, typed))).toEqual(['1 234', '123', '12', '1', ''])
    expect(textsOf(all(redo, all(undo, typed).at(-1) ?? typed))).toEqual(['', '1', '12', '123', '1 234'])
  })

  it('gives back the caret where it stood before the change', () => {
    const before = { text: '1 234', caret: 1 }
    expect(undone(noted({ ...NO_HISTORY, since: '1 234' }, before, '19 234'), at('19 234'))?.held).toEqual(before)
  })

  it('brings nothing back once another key was typed', () => {
    const back = undo(writeAll('', '1', '12')) ?? holding('')
    expect(redo(back)?.now.text).toBe('12')
    expect(redo(write(back, '13'))).toBeUndefined()
    expect(textsOf(all(undo, write(back, '13')))).toEqual(['13', '1', ''])
  })

  it('counts a key that changes nothing as no step, and keeps what can be brought back', () => {
    const back = undo(writeAll('', '1', '12')) ?? holding('')
    expect(redo(write(back, '1'))?.now.text).toBe('12')
  })

  it('does not lead across a text that someone else wrote', () => {
    const { history } = writeAll('', '1', '12')
    expect(undone(history, at('500'))).toBeUndefined()
    expect(redone(undone(history, at('12'))?.history ?? NO_HISTORY, at('500'))).toBeUndefined()
    expect(textsOf(all(undo, write({ history, now: at('500') }, '5 001')))).toEqual(['5 001', '500'])
  })

  it('goes back so many steps and no further', () => {
    const texts = Array.from({ length: MOST_STEPS + 5 }, (_, index) => String(index))
    const back = all(undo, writeAll('', ...texts))
    expect(back).toHaveLength(MOST_STEPS + 1)
    expect(back.at(-1)?.now.text).toBe('4')
  })

  test.prop([fc.array(fc.stringMatching(/^[0-9 ,]{0,6}$/), { maxLength: 30 })])(
    '[P-FMT-07] all changes taken back and brought back again leave the same text',
    (texts) => {
      const typed = writeAll('', ...texts)
      const back = all(undo, typed).at(-1) ?? typed
      expect(back.now.text).toBe('')
      expect(all(redo, back).at(-1)?.now).toEqual(typed.now)
    },
  )
})
