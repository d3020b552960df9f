import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './act.css.ts'

type ActNoticeProps = {
  readonly title: ReactNode
  readonly children: ReactNode
  /** The way on that stands beside the others. */
  readonly door: ReactNode
  readonly retry?: ReactNode
  readonly send: (event: { readonly type: 'retryRequested' }) => void
}

/** The page shown when the form of an act cannot be offered: the reason, and the ways on. */
export const ActNotice = ({ title, children, door, retry, send }: ActNoticeProps): ReactElement => (
  <section className={`${layout.wrap} ${styles.done}`} aria-live="polite">
    <h1 tabIndex={-1}>{title}</h1>
    <p className={styles.lead}>{children}</p>
    <div className={styles.doors}>
      {retry !== undefined && <Button onClick={() => send({ type: 'retryRequested' })}>{retry}</Button>}
      {door}
    </div>
  </section>
)

/** What a page shows in place of the form: a wait, why there is no form, or what becomes of a request whose answer was lost. */
type ActScreen = 'waiting' | 'unavailable' | 'verifying' | 'not-found' | 'unverified'

type ActPageProps = Pick<ActNoticeProps, 'door' | 'send'> & {
  readonly screen: ActScreen
  readonly words: {
    /** Title of the page. */
    readonly name: ReactNode
    /** What is read before the form shows, and what is said when it could not be. */
    readonly waiting: ReactNode
    readonly unavailable: ReactNode
  }
}

/** The page of an act while it has no form: what it waits for, or what becomes of a request whose answer was lost. */
export const ActPage = ({ screen, words, ...rest }: ActPageProps): ReactElement => {
  switch (screen) {
    case 'waiting':
      return (
        <section className={`${layout.wrap} ${styles.done}`}>
          <h1 tabIndex={-1}>{words.name}</h1>
          <p className={styles.lead} aria-live="polite">
            {words.waiting}
          </p>
        </section>
      )
    case 'unavailable':
      return (
        <ActNotice
          {...rest}
          title={<Trans id="act.unavailable.title">Cette opération est momentanément indisponible</Trans>}
          retry={<Trans id="act.failure.retry">Réessayer</Trans>}
        >
          {words.unavailable}
        </ActNotice>
      )
    case 'verifying':
      return (
        <ActNotice {...rest} title={<Trans id="act.verifying.title">Nous vérifions votre demande</Trans>}>
          <Trans id="act.verifying.text">La réponse s’est perdue : nous cherchons votre demande dans vos opérations.</Trans>
        </ActNotice>
      )
    case 'not-found':
      return (
        <ActNotice
          {...rest}
          title={<Trans id="act.not-found.title">Votre demande n’a pas été enregistrée</Trans>}
          retry={<Trans id="act.not-found.send">Renvoyer</Trans>}
        >
          <Trans id="act.not-found.text">
            Nous n’avons pas trouvé votre demande. Vous pouvez la renvoyer sans risque : elle ne sera enregistrée qu’une fois.
          </Trans>
        </ActNotice>
      )
    case 'unverified':
      return (
        <ActNotice
          {...rest}
          title={<Trans id="act.unverified.title">Votre demande n’a pas pu être vérifiée</Trans>}
          retry={<Trans id="act.unverified.again">Vérifier de nouveau</Trans>}
        >
          <Trans id="act.unverified.text">
            Vos opérations ne peuvent pas être lues pour le moment. Rien n’est renvoyé sans vous.
          </Trans>
        </ActNotice>
      )
    default:
      return screen satisfies never
  }
}
