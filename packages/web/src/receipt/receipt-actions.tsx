import { receipt as onWire, type Receipt } from '@hautelisse/domain/receipt'
import { receiptMachine, selectReceipt } from '@hautelisse/machines/receipt'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { saveFile } from '../documents/index.ts'
import { downloadText } from '../explanation/index.ts'
import { Paper, printTree } from '../paper/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './receipt.css.ts'
import { useReceiptTree, type StepName } from './use-receipt-tree.ts'

export type ReceiptActionsProps = {
  readonly id: string
  /** Names a step in the life of a request, as every act does. */
  readonly nameOf: StepName
  /** The page is printed on a sheet of its own, with a button of its own. */
  readonly isOnSheet?: boolean
}

const noSheet = (): undefined => undefined

/** The receipt of an act: one page as a PDF or on the saver's printer, and the file by which it is checked (RECEIPT-04, RECEIPT-05). */
export const ReceiptActions = ({ id, nameOf, isOnSheet = false }: ReceiptActionsProps): ReactElement => {
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
    <div data-print="never">
      {!isOnSheet && <Paper sheet={noSheet} />}
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
        {!isOnSheet && (
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
      <p>
        <TextButton icon={drawings.FileText} onClick={() => send({ type: 'fileRequested' })}>
          <Trans id="receipt.actions.file">Fichier de contrôle</Trans>
        </TextButton>
      </p>
      {at === 'failed' && (
        <Note kind="alert" live>
          <Trans id="ui.receipt.failed">Le reçu n’a pas pu être lu. Réessayez.</Trans>
        </Note>
      )}
    </div>
  )
}
