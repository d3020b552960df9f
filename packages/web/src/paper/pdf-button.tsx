import type { PlainDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'
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

const treeOf = ({ title, name, date, foot }: Sheet, language: string): DocumentTree => {
  const root = document.querySelector('main') ?? document.body
  return { title, name, date, foot, language: language === 'en' ? 'en' : 'fr', blocks: [...readPage(root)] }
}

type PdfButtonProps = {
  readonly sheet: Sheet
  /** Whether the page can be printed now; if not, the page says what it waits for. */
  readonly mayPrint?: () => boolean
}

/** Hands over what the page prints as a PDF; where the API prints nothing, it says so and leaves it to the browser. */
export const PdfButton = ({ sheet, mayPrint }: PdfButtonProps): ReactElement => {
  const { client } = useApp()
  const { i18n, t } = useLingui()
  const save = (base64: string): void => saveFile({ name: sheet.file, type: 'application/pdf' }, base64)
  const [snapshot, send] = useMachine(printMachine, { input: { client, save } })
  const printing = selectPrinting(snapshot)
  const press = (): void => {
    if (mayPrint?.() !== false) send({ type: 'requested', tree: treeOf(sheet, i18n.locale) })
  }
  return (
    <>
      {printing !== 'withoutPrinter' && (
        <Button variant="secondary" size="s" icon={drawings.Download} busy={printing === 'printing'} onClick={press}>
          {t({ id: 'explanation.pdf.button', message: 'PDF' })}
        </Button>
      )}
      <output className={said} data-print="never">
        {printing === 'withoutPrinter' && (
          <Trans id="explanation.pdf.without">
            Le PDF n’est pas disponible ici : « Imprimer » permet d’enregistrer la page en PDF.
          </Trans>
        )}
        {printing === 'failed' && <Trans id="explanation.pdf.failed">Le PDF n’a pas pu être fait. Réessayez.</Trans>}
      </output>
    </>
  )
}
