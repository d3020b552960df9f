import { receipt, receiptCall } from '@hautelisse/domain/receipt'
import { receiptMachine, selectReceipt } from '@hautelisse/machines/receipt'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { downloadText } from '../explanation/index.ts'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './receipt.css.ts'

/** The receipt of an act as a file, and the page on paper (decision of the receipt: docs/rules/receipt.md). */
export const ReceiptActions = ({ id }: { readonly id: string }): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const name = t({ id: 'ui.receipt.file', message: `recu-${id}.json` })
  const [snapshot, send] = useMachine(receiptMachine, {
    input: {
      read: async (options) => {
        const answer = await client.call(receiptCall, { params: { id } }, options)
        return JSON.stringify(receipt.encode(answer.receipt))
      },
      handOver: (text) => downloadText({ name, type: 'application/json', text }),
    },
  })
  const at = selectReceipt(snapshot)
  return (
    <div data-print="never">
      <p className={styles.actions}>
        <Button
          variant="secondary"
          size="s"
          icon={drawings.Download}
          busy={at === 'reading'}
          onClick={() => send({ type: 'receiptRequested' })}
        >
          <Trans id="ui.receipt.download">Télécharger le reçu</Trans>
        </Button>
        <Button variant="secondary" size="s" icon={drawings.Printer} onClick={() => window.print()}>
          <Trans id="ui.receipt.print">Imprimer</Trans>
        </Button>
      </p>
      {at === 'failed' && (
        <Note kind="alert" live>
          <Trans id="ui.receipt.failed">Le reçu n’a pas pu être lu. Réessayez.</Trans>
        </Note>
      )}
    </div>
  )
}
