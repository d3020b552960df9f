import { useState, type ReactElement } from 'react'
import { TextButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { said, small } from './actions.css.ts'
import { copyText, downloadText } from './outside.ts'
import { calculationTable, calculationText, type CalculationLine } from './written.ts'

/** What the two buttons say, and what the file is made with. */
export type CalculationWords = {
  readonly copy: string
  readonly copied: string
  readonly refused: string
  readonly export: string
  readonly fileName: string
  /** Heads of the columns: figure, calculation, value shown, exact value, source. */
  readonly heads: readonly string[]
}

type CalculationActionsProps = {
  /** Which figure is explained. */
  readonly title: string
  /** Its figures, in the order of the calculation; asked for when it is taken along. */
  readonly lines: () => readonly CalculationLine[]
  readonly words: CalculationWords
}

/** The start of a file that a spreadsheet reads as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Takes a calculation along: as text in the clipboard, as a table in a file. */
export const CalculationActions = ({ title, lines, words }: CalculationActionsProps): ReactElement => {
  const [answer, setAnswer] = useState('')
  const copy = async (): Promise<void> => {
    const copied = await copyText(`${title}\n${calculationText(lines())}`)
    setAnswer(copied ? words.copied : words.refused)
  }
  const download = (): void =>
    downloadText({
      name: words.fileName,
      type: 'text/csv;charset=utf-8',
      text: BYTE_ORDER_MARK + calculationTable(lines(), words.heads),
    })
  return (
    <>
      <TextButton className={small} icon={drawings.Copy} onClick={() => void copy()}>
        {words.copy}
      </TextButton>
      <TextButton className={small} icon={drawings.Download} onClick={download}>
        {words.export}
      </TextButton>
      <output className={said}>{answer}</output>
    </>
  )
}
