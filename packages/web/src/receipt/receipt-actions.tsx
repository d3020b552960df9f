import { receipt as onWire, type Receipt } from '@hautelisse/domain/receipt'
import { receiptMachine, selectReceipt } from '@hautelisse/machines/receipt'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { saveFile } from '../documents/index.ts'
import { downloadText } from '../explanation/index.ts'
import { Paper, printTree } from '../paper/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './receipt.css.ts'
import { useReceiptTree, type StepName } from './use-receipt-tree.ts'

export type ReceiptActionsProps = {
  readonly id: string
  /** Names a step in the life of a request, as every act does. */
  readonly nameOf: StepName
  /** Prints the page on a sheet of its own: it stands before the file for checking. */
  readonly sheet?: ReactNode
}

const noSheet = (): undefined => undefined

/** The receipt of an act: one page as a PDF or on the saver's printer, and the file by which it is checked (RECEIPT-04, RECEIPT-05). */
export const ReceiptActions = ({ id, nameOf, sheet }: ReceiptActionsProps): ReactElement => {
  const { client } = useApp()
  const treeOf = useReceiptTree(nameOf)
  const [snapshot, send] = useMachine(receiptMachine, {
    input: {
      client,
      id,
      save: (base64) => saveFile({ name: `recu-${id}.pdf`, type: 'application/pdf' }, base64),
      print: printTree,
      handOver: (read: Receipt) =>
        downloadText({ name: `recu-${id}.json`, type: 'application/json', text: JSON.stringify(onWire.encode(read)) }),
    },
  })
  const at = selectReceipt(snapshot)
  return (
    <div className={styles.receipt} data-print="never">
      {sheet === undefined && <Paper sheet={noSheet} />}
      <p className={styles.actions}>
        <Button
          variant="secondary"
          size="s"
          icon={drawings.Download}
          busy={at === 'making'}
          onClick={() => send({ type: 'pageRequested', as: 'pdf', treeOf })}
        >
          <Trans id="ui.receipt.download">Télécharger le reçu</Trans>
        </Button>
        {sheet === undefined && (
          <Button
            variant="secondary"
            size="s"
            icon={drawings.Printer}
            onClick={() => send({ type: 'pageRequested', as: 'print', treeOf })}
          >
            <Trans id="ui.receipt.print">Imprimer</Trans>
          </Button>
        )}
      </p>
      {sheet}
      <p>
        <TextButton icon={drawings.FileText} className={styles.checking} onClick={() => send({ type: 'fileRequested' })}>
          <Trans id="receipt.actions.file">Fichier de contrôle</Trans>
        </TextButton>
        <span className={text({ as: 'small', block: true })}>
          <Trans id="receipt.actions.file-use">Pour vérifier les calculs avec un logiciel.</Trans>
        </span>
      </p>
      {at === 'failed' && (
        <Note kind="alert" live>
          <Trans id="ui.receipt.failed">Le reçu n’a pas pu être lu. Réessayez.</Trans>
        </Note>
      )}
    </div>
  )
}
