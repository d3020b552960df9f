import { pathTo } from '@hautelisse/domain/portal'
import { selectChoice, selectConflict } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { OtpNotice, useEditGate } from '../session/routes.tsx'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import * as styles from './choice.css.ts'
import { Summary } from './summary.tsx'
import type { ChoiceProps } from './use-choice.ts'

const Refusal = ({ code }: { readonly code: string | undefined }): ReactElement | null => {
  if (code === undefined) return null
  return (
    <div role="alert">
      <Note kind="alert">
        {code === 'ERR_LIMIT' ? (
          <Trans id="bulletins.refused.limit">Trop de demandes en peu de temps. Réessayez dans une minute.</Trans>
        ) : code === 'ERR_UNKNOWN' ? (
          <Trans id="bulletins.refused.unknown">Données indisponibles. Votre saisie est conservée.</Trans>
        ) : (
          <Trans id="bulletins.refused.other">
            Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.
          </Trans>
        )}
      </Note>
    </div>
  )
}

const Cancel = ({ send }: Pick<ChoiceProps, 'send'>): ReactElement => (
  <Button variant="secondary" onClick={() => send({ type: 'confirmationCancelled' })}>
    <Trans id="bulletins.dialog.back">Revenir à ma répartition</Trans>
  </Button>
)

const Send = ({ send, children }: Pick<ChoiceProps, 'send'> & { readonly children: ReactNode }): ReactElement => (
  <Button onClick={() => send({ type: 'choiceConfirmed' })}>{children}</Button>
)

/** The summary, which is confirmed; a refusal is said in it. */
const Confirmation = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const view = selectChoice(snapshot)
  const isBusy = view.standing === 'sending'
  return (
    <Modal
      open
      onClose={() => send({ type: 'confirmationCancelled' })}
      title={<Trans id="bulletins.confirm.title">Confirmer mon choix</Trans>}
      actions={
        <>
          <Button busy={isBusy} onClick={() => send({ type: 'choiceConfirmed' })}>
            <Trans id="bulletins.confirm.action">Confirmer</Trans>
          </Button>
          <Cancel send={send} />
        </>
      }
    >
      <Summary view={view} />
      <Refusal code={view.failure} />
    </Modal>
  )
}

/** The one-time code of the session, asked for over the summary. */
const Code = ({ send }: ChoiceProps): ReactElement => {
  const isOpen = useEditGate() === 'open'
  return (
    <Modal
      open
      onClose={() => send({ type: 'confirmationCancelled' })}
      title={<Trans id="bulletins.code.title">Confirmez que c’est bien vous</Trans>}
      actions={
        <>
          {isOpen && (
            <Send send={send}>
              <Trans id="bulletins.confirm.action">Confirmer</Trans>
            </Send>
          )}
          <Cancel send={send} />
        </>
      }
    >
      <OtpNotice />
    </Modal>
  )
}

const Verifying = (): ReactElement => (
  <Modal open title={<Trans id="bulletins.verifying.title">Nous vérifions votre demande</Trans>}>
    <Spinner />
  </Modal>
)

/** The request was not found: it can be sent again, and is recorded once. */
const NotFound = ({ send }: ChoiceProps): ReactElement => (
  <Modal
    open
    onClose={() => send({ type: 'confirmationCancelled' })}
    title={<Trans id="bulletins.not-found.title">Votre demande n’est pas confirmée</Trans>}
    lead={
      <Trans id="bulletins.not-found.text">
        Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque&nbsp;: elle ne sera enregistrée qu’une fois.
      </Trans>
    }
    actions={
      <>
        <Send send={send}>
          <Trans id="bulletins.not-found.again">Renvoyer</Trans>
        </Send>
        <LinkButtonTo to={pathTo('operations')} variant="secondary">
          <Trans id="bulletins.not-found.operations">Voir mes opérations</Trans>
        </LinkButtonTo>
      </>
    }
  />
)

/** What was to be read could not be: asked again, without anything being lost. */
const Unread = ({ send }: ChoiceProps): ReactElement => (
  <Modal
    open
    onClose={() => send({ type: 'confirmationCancelled' })}
    title={<Trans id="bulletins.not-found.title">Votre demande n’est pas confirmée</Trans>}
    lead={
      <Trans id="bulletins.unread.text">
        Nous n’avons pas pu vérifier si elle a été enregistrée. Votre saisie est conservée.
      </Trans>
    }
    actions={
      <>
        <Button onClick={() => send({ type: 'retryRequested' })}>
          <Trans id="bulletins.action.retry">Réessayer</Trans>
        </Button>
        <LinkButtonTo to={pathTo('operations')} variant="secondary">
          <Trans id="bulletins.not-found.operations">Voir mes opérations</Trans>
        </LinkButtonTo>
      </>
    }
  />
)

/** Another choice was taken meanwhile: both, side by side. */
const Conflict = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const conflict = selectConflict(snapshot)
  return (
    <Modal
      open
      title={<Trans id="bulletins.conflict.title">Votre choix a changé entre-temps</Trans>}
      lead={<Trans id="bulletins.conflict.text">Un autre choix a été enregistré. Lequel gardez-vous&nbsp;?</Trans>}
      actions={
        <>
          <Button onClick={() => send({ type: 'ownKept' })}>
            <Trans id="bulletins.conflict.own">Envoyer celui que je viens de saisir</Trans>
          </Button>
          <Button variant="secondary" onClick={() => send({ type: 'newerTaken' })}>
            <Trans id="bulletins.conflict.other">Reprendre celui qui est enregistré</Trans>
          </Button>
        </>
      }
    >
      {conflict !== undefined && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                <Trans id="bulletins.compare.way">Voie</Trans>
              </th>
              <th scope="col" className={styles.cell}>
                <Trans id="bulletins.conflict.typed">Saisi</Trans>
              </th>
              <th scope="col" className={styles.cell}>
                <Trans id="bulletins.conflict.recorded">Enregistré</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {conflict.rows.map(({ title, own, other }) => (
              <tr key={title ?? ''}>
                <th scope="row" className={styles.head}>
                  {title ?? <Trans id="bulletins.summary.cash">Sur votre compte bancaire, avant impôt</Trans>}
                </th>
                <td className={styles.cell}>
                  <Amount value={own} />
                </td>
                <td className={styles.cell}>
                  <Amount value={other} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  )
}

/** The last day is over: nothing is sent any more. */
const Over = (): ReactElement => (
  <Modal
    open
    title={<Trans id="bulletins.over.title">Ce choix n’est plus possible</Trans>}
    lead={<Trans id="bulletins.over.text">Le délai est passé. Ce qui est enregistré figure dans vos opérations.</Trans>}
    actions={
      <LinkButtonTo to={pathTo('operations')}>
        <Trans id="bulletins.not-found.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    }
  />
)

/** What stands over the page, by where the choice stands. */
export const Dialogs = (props: ChoiceProps): ReactElement | null => {
  const { standing } = selectChoice(props.snapshot)
  switch (standing) {
    case 'opening':
    case 'choosing':
    case 'comparing':
    case 'taken':
      return null
    case 'confirming':
    case 'sending':
      return <Confirmation {...props} />
    case 'code':
      return <Code {...props} />
    case 'verifying':
    case 'readingNewer':
      return <Verifying />
    case 'not-found':
      return <NotFound {...props} />
    case 'unverified':
    case 'unread':
      return <Unread {...props} />
    case 'conflicted':
      return <Conflict {...props} />
    case 'over':
      return <Over />
    default:
      return standing satisfies never
  }
}
