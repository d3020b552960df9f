import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { useFirstView } from '../ui/charts/use-first-view.ts'
import { optional } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './tax-teaser.css.ts'

/** The law comes with the example, once it is looked at; the way to the simulator never waits for it. */
const TaxExample = optional(async () => (await import('./tax-example.tsx')).TaxExample)

/** What the public simulator answers, and the way to it (P-ROUTE-37). */
export const TaxTeaser = (): ReactElement => {
  const id = useId()
  const [place, isSeen] = useFirstView()
  return (
    <section ref={place} className={`${layout.wrap} ${styles.teaser}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          <Trans id="portal.visitor.tax.title">
            Combien d’impôt <span className={styles.whole}>pourriez-vous</span> économiser ?
          </Trans>
        </h2>
        <p className={styles.text}>
          <Trans id="portal.visitor.tax.text">
            Cinq questions, sans créer de compte. Vous obtenez votre versement déductible maximal, ce qu’il économise et le
            calcul.
          </Trans>
        </p>
        <LinkButtonTo to="/simulateur/impots" className={styles.action}>
          <Trans id="portal.header.tax">Simuler mon impôt</Trans>
        </LinkButtonTo>
      </div>
      <div className={styles.example}>{isSeen && <TaxExample />}</div>
    </section>
  )
}
