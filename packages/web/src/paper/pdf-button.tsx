import type { PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { printMachine, selectPrinting } from '@hautelisse/machines/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { saveFile } from '../documents/index.ts'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { said } from './paper.css.ts'
import { readPage } from './read-page.ts'

/** What the page does not say of itself. */
export type Sheet = {
  readonly title: string
  readonly name: string
  readonly date: PlainDate
  readonly foot: string
  /** Name of the file. */
  readonly file: string
}

const readMain = (): readonly DocumentBlock[] => readPage(document.querySelector('main') ?? document.body)

type PdfButtonProps = {
  readonly sheet: Sheet
  /** What the PDF holds; without it, what the page prints. A window hands over its own, because windows are not printed. */
  readonly blocks?: () => readonly DocumentBlock[]
  readonly label?: string
  /** Whether the page can be printed now; if not, the page says what it waits for. */
  readonly mayPrint?: () => boolean
}

/** Hands over what the page prints as a PDF; where the API prints nothing, it says so and leaves it to the browser. */
export const PdfButton = ({ sheet, blocks, label, mayPrint }: PdfButtonProps): ReactElement => {
  const { client } = useApp()
  const { i18n, t } = useLingui()
  const save = (base64: string): void => saveFile({ name: sheet.file, type: 'application/pdf' }, base64)
  const [snapshot, send] = useMachine(printMachine, { input: { client, save } })
  const printing = selectPrinting(snapshot)
  const press = (): void => {
    if (mayPrint?.() === false) return
    const { title, name, date, foot } = sheet
    const tree: DocumentTree = {
      title,
      name,
      date,
      foot,
      language: i18n.locale === 'en' ? 'en' : 'fr',
      blocks: [...(blocks ?? readMain)()],
    }
    send({ type: 'requested', tree })
  }
  return (
    <>
      {printing !== 'withoutPrinter' && (
        <Button variant="secondary" size="s" icon={drawings.Download} busy={printing === 'printing'} onClick={press}>
          {label ?? t({ id: 'explanation.pdf.button', message: 'PDF' })}
        </Button>
      )}
      <output className={said} data-print="never">
        {printing === 'withoutPrinter' &&
          (blocks === undefined ? (
            <Trans id="explanation.pdf.without">
              Le PDF n’est pas disponible ici : « Imprimer » permet d’enregistrer la page en PDF.
            </Trans>
          ) : (
            <Trans id="explanation.pdf.absent">Le PDF n’est pas disponible ici.</Trans>
          ))}
        {printing === 'failed' && <Trans id="explanation.pdf.failed">Le PDF n’a pas pu être fait. Réessayez.</Trans>}
      </output>
    </>
  )
}
