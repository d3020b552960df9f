import type { CookieChoice } from '@hautelisse/domain/consents'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo, useIsHere } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { useAnswer } from './cookie-answer.tsx'
import * as styles from './cookie-banner.css.ts'

const POLICY = '/politique-cookies'

/** Asks once whether visits may be measured; both answers weigh the same, and nothing else on the page waits (P-CONST-06). */
export const CookieBanner = (): ReactElement => {
  const answer = useAnswer()
  const isHere = useIsHere()
  const choose = (choice: CookieChoice['choice']): void => {
    answer(choice)
    // The pressed button goes with the question: who uses a keyboard goes on from the page's heading.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <section className={styles.band} aria-labelledby="cookies">
      <div className={`${layout.wrap} ${styles.row}`}>
        <div className={styles.words}>
          <p>
            <strong id="cookies" className={styles.title}>
              <Trans id="portal.cookies.title">Mesurer l’audience&nbsp;?</Trans>
            </strong>
            <Trans id="portal.cookies.text">
              Si vous acceptez, nous comptons les pages ouvertes et les boutons utilisés une fois connecté. Jamais un montant,
              jamais un nom. Votre choix est conservé 13&nbsp;mois.
            </Trans>
          </p>
          {!isHere(POLICY) && (
            <TextLinkTo to={POLICY}>
              <Trans id="portal.cookies.more">Lire la politique de cookies</Trans>
            </TextLinkTo>
          )}
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" data-tag="cookies.accept" onClick={() => choose('accepted')}>
            <Trans id="portal.cookies.accept">Accepter</Trans>
          </Button>
          <Button variant="secondary" data-tag="cookies.refuse" onClick={() => choose('refused')}>
            <Trans id="portal.cookies.refuse">Refuser</Trans>
          </Button>
        </div>
      </div>
    </section>
  )
}
