import type { DocumentTree } from '@hautelisse/domain/explain'
import { printMachine, selectPrinting } from '@hautelisse/machines/documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useId, useState, type ReactElement } from 'react'
import { saveFile } from '../documents/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { AnnexChoice, annexNames, readAnnexes } from './annexes.tsx'
import { Paper, printTree } from './paper.tsx'
import * as styles from './paper.css.ts'

type PaperButtonsProps = {
  /** Makes the document when it is asked for, so that it says what the page says then; undefined while it cannot be made. */
  readonly sheet: () => DocumentTree | undefined
  /** Name of the file, made as the document is. */
  readonly file: string | (() => string)
  readonly label?: string
  /** Whether the page can be printed now; if not, the page says what it waits for. */
  readonly mayPrint?: (() => boolean) | undefined
  /** They stand in a menu or a window, and the page has a `Paper` of its own. */
  readonly isInMenu?: boolean
  /** Parts of the page are annexes (`data-annex`). */
  readonly hasAnnexes?: boolean
}

/** The parts of the page that may be added, for which the page is asked when they are looked at: some come late. */
const useAnnexes = () => {
  const [names, setNames] = useState<readonly string[]>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return { names, chosen, setChosen, toggle: () => setNames((shown) => (shown === undefined ? annexNames() : undefined)) }
}

/** Prints the sheet of the page, or hands it over as a PDF, with the annexes that are chosen; where the API prints nothing, it says so and the browser prints. */
export const PaperButtons = ({
  sheet,
  file,
  label,
  mayPrint,
  isInMenu = false,
  hasAnnexes = false,
}: PaperButtonsProps): ReactElement => {
  const { client } = useApp()
  const { t } = useLingui()
  const id = useId()
  const [snapshot, send] = useMachine(printMachine, { input: { client, saveFile } })
  const printing = selectPrinting(snapshot)
  const { names, chosen, setChosen, toggle } = useAnnexes()
  const act = (hand: (tree: DocumentTree) => void): void => {
    if (mayPrint?.() === false) return
    const tree = sheet()
    if (tree !== undefined) hand({ ...tree, blocks: [...tree.blocks, ...readAnnexes(chosen)] })
  }
  return (
    <div className={styles.acts} data-print="never">
      {!isInMenu && <Paper sheet={sheet} />}
      <div className={styles.buttons}>
        <Button variant="secondary" size="s" icon={drawings.Printer} onClick={() => act(printTree)}>
          <Trans id="ui.receipt.print">Imprimer</Trans>
        </Button>
        {printing !== 'withoutPrinter' && (
          <Button
            variant="secondary"
            size="s"
            icon={drawings.Download}
            busy={printing === 'printing'}
            onClick={() => act((tree) => send({ type: 'requested', tree, name: typeof file === 'string' ? file : file() }))}
          >
            {label ?? t({ id: 'explanation.pdf.button', message: 'PDF' })}
          </Button>
        )}
        {hasAnnexes && (
          <TextButton
            icon={names === undefined ? drawings.CaretDown : drawings.CaretUp}
            trailing
            className={styles.opener}
            aria-expanded={names !== undefined}
            aria-controls={names === undefined ? undefined : id}
            onClick={toggle}
          >
            <Trans id="annexes.print.open">Annexes</Trans>
          </TextButton>
        )}
      </div>
      {names !== undefined && (
        <div id={id} className={styles.choice}>
          <AnnexChoice names={names} chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      <output className={styles.said}>
        {printing === 'withoutPrinter' && (
          <Trans id="explanation.pdf.without">
            Le PDF n’est pas disponible ici&nbsp;: «&nbsp;Imprimer&nbsp;» permet d’enregistrer la page en PDF.
          </Trans>
        )}
        {printing === 'failed' && <Trans id="explanation.pdf.failed">Le PDF n’a pas pu être fait. Réessayez.</Trans>}
      </output>
    </div>
  )
}
