import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { ActHead } from './act-head.tsx'
import * as styles from './act.css.ts'

/** An act that cannot be asked for now, or whose answer was lost. */
type Standing = 'waiting' | 'unavailable' | 'verifying' | 'not-found' | 'unverified'

type ActStandingProps = {
  readonly standing: Standing
  readonly send: (event: { readonly type: 'retryRequested' }) => void
  readonly words: {
    /** The task: "Faire un versement". */
    readonly task: ReactNode
    /** What is being read first. */
    readonly reading: ReactNode
    /** What could not be read, and that nothing was done. */
    readonly unread: ReactNode
  }
}

type NoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly retry?: ReactNode
  readonly send: ActStandingProps['send']
}

/** A page in place of the form: the reason, and the ways on. */
const StandingNotice = ({ title, children, retry, send }: NoticeProps): ReactElement => (
  <section className={`${layout.wrap} ${styles.page}`} aria-live="polite">
    <ActHead title={title} lead={children} />
    <div className={styles.doors}>
      {retry !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{retry}</Button>}
      <LinkButtonTo to={pathTo('operations')} variant="secondary">
        <Trans id="act.notice.operations">Voir mes opérations</Trans>
      </LinkButtonTo>
    </div>
  </section>
)

/** The page of an act beside its steps: what it waits for, why it cannot be asked for, and what becomes of a request whose answer was lost. */
export const ActStanding = ({ standing, send, words }: ActStandingProps): ReactElement => {
  switch (standing) {
    case 'waiting':
      return (
        <section className={`${layout.wrap} ${styles.page}`} aria-live="polite">
          <ActHead title={words.task} lead={words.reading} />
        </section>
      )
    case 'unavailable':
      return (
        <StandingNotice
          send={send}
          title={<Trans id="act.blocked.other">Cette opération est momentanément indisponible</Trans>}
          retry={<Trans id="ui.error.retry">Réessayer</Trans>}
        >
          {words.unread}
        </StandingNotice>
      )
    case 'verifying':
      return (
        <StandingNotice send={send} title={<Trans id="act.verifying.title">Nous vérifions votre demande</Trans>}>
          <Trans id="act.verifying.text">La réponse s’est perdue : nous cherchons votre demande dans vos opérations.</Trans>
        </StandingNotice>
      )
    case 'not-found':
      return (
        <StandingNotice
          send={send}
          title={<Trans id="act.not-found.title">Votre demande n’a pas été enregistrée</Trans>}
          retry={<Trans id="act.not-found.send">Renvoyer</Trans>}
        >
          <Trans id="act.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </StandingNotice>
      )
    case 'unverified':
      return (
        <StandingNotice
          send={send}
          title={<Trans id="act.unverified.title">Votre demande n’a pas pu être vérifiée</Trans>}
          retry={<Trans id="act.unverified.again">Vérifier de nouveau</Trans>}
        >
          <Trans id="act.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </StandingNotice>
      )
    default:
      return standing satisfies never
  }
}
