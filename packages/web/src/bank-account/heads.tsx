import type { KeptAct } from '@hautelisse/domain/kept'
import { selectScreen, selectSignature, type BankAccountSnapshot, type selectTask } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { ActHead, useSender } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import type { BankProps } from './use-bank.ts'
import { TO_ACCOUNTS } from './words.ts'

/** What the saver came for. */
export const useTask = (): ((task: ReturnType<typeof selectTask>) => string) => {
  const { t } = useLingui()
  return (task) =>
    task === 'add'
      ? t({ id: 'bank.task.add', message: 'Ajouter un compte bancaire' })
      : t({ id: 'bank.task.change', message: 'Changer de compte bancaire' })
}

const SenderName = ({ act }: { readonly act: KeptAct }): ReactElement => {
  if (act === 'payment') return <Trans id="bank.head.payment">Mon versement</Trans>
  if (act === 'fund-switch') return <Trans id="bank.head.switch">Mon arbitrage</Trans>
  return <Trans id="bank.head.withdrawal">Mon retrait</Trans>
}

/** The way back to what sent the saver here, or to the accounts. */
export const BackLink = (): ReactElement => {
  const sender = useSender()
  return (
    <TextLinkTo to={sender?.to ?? TO_ACCOUNTS} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
      {sender === undefined ? <Trans id="bank.head.accounts">Mes comptes bancaires</Trans> : <SenderName act={sender.act} />}
    </TextLinkTo>
  )
}

/** Head of a page that stands alone: the task, and what keeps it. */
export const TaskHead = ({ task, lead }: { readonly task: string; readonly lead?: ReactNode }): ReactElement => (
  <ActHead title={task} lead={lead} back={<BackLink />} />
)

const titleOf = (snapshot: BankAccountSnapshot): ReactNode => {
  const screen = selectScreen(snapshot)
  if (screen === 'payee') return <Trans id="bank.payee.title">Est-ce bien vous ?</Trans>
  if (screen === 'by-post') return <Trans id="bank.post.title">Par courrier</Trans>
  return <Trans id="bank.sign.title">Signez votre demande</Trans>
}

/** Head of what follows the form: what is done there, and the way back to what was typed. */
export const SignatureHead = ({ snapshot, send }: BankProps): ReactElement => {
  const { sentTo } = selectSignature(snapshot)
  return (
    <ActHead
      title={titleOf(snapshot)}
      back={
        <TextButton icon={drawings.ArrowLeft} onClick={() => send({ type: 'previousRequested' })}>
          <Trans id="bank.request.change">Modifier le compte</Trans>
        </TextButton>
      }
      lead={
        selectScreen(snapshot) === 'signature' && (
          <p>
            <Trans id="bank.signature.lead">
              Relisez, puis signez avec le code envoyé au <span className={text({ whole: true })}>{sentTo}</span>.
            </Trans>
          </p>
        )
      }
    />
  )
}
