import { Trans } from '@lingui/react/macro'
import { useId, useState, type ComponentType, type ReactElement } from 'react'
import { loadWords } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import { layout } from '../ui/theme/index.ts'
import { TAX_WORDS } from './catalogue.ts'
import * as styles from './tax-saving-card.css.ts'
import { State } from '../ui/page/index.ts'

type Opening = { readonly kind: 'closed' | 'loading' | 'failed' } | { readonly kind: 'open'; readonly Carousel: ComponentType }

const load = async (): Promise<Opening> => {
  try {
    const [{ Carousel }] = await Promise.all([import('./carousel.tsx'), loadWords(TAX_WORDS)])
    return { kind: 'open', Carousel }
  } catch {
    return { kind: 'failed' }
  }
}

/**
 * The contained variant: a card of a page of the portal that opens in place (S-NAV-09, TAX-17). Until the saver opens it nothing of the simulator is
 * loaded.
 */
export const TaxSavingCard = (): ReactElement => {
  const id = useId()
  const [opening, setOpening] = useState<Opening>({ kind: 'closed' })
  const open = async (): Promise<void> => {
    setOpening({ kind: 'loading' })
    setOpening(await load())
  }
  return (
    <section className={styles.host} aria-labelledby={id}>
      <div className={layout.wrap}>
        <h2 id={id}>
          <Trans id="accounts.tax.title">Réduire mon impôt</Trans>
        </h2>
        {opening.kind === 'closed' && (
          <div className={styles.closed}>
            <p className={styles.text}>
              <Trans id="accounts.tax.text">
                Quelques questions, puis le versement déductible maximal de l’année et l’impôt qu’il vous fait économiser.
              </Trans>
            </p>
            <Button variant="secondary" onClick={open}>
              <Trans id="accounts.tax.open">Simuler sur cette page</Trans>
            </Button>
          </div>
        )}
        {opening.kind === 'loading' && <Spinner />}
        {opening.kind === 'failed' && (
          <State kind="failed" level={3} onRetry={open}>
            <Trans id="accounts.tax.failed">Le simulateur n’a pas pu être chargé.</Trans>
          </State>
        )}
      </div>
      {opening.kind === 'open' && <opening.Carousel />}
    </section>
  )
}
