import { selectChoice, selectComparison } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Doors } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './choice.css.ts'
import { ChoiceExplanation, Place } from './explained.tsx'
import { Supposed } from './supposed.tsx'
import type { ChoiceProps } from './use-choice.ts'
import { WayTable } from './ways.tsx'

/** "Comparer": the same net in cash and in each plan, at equal weight; nothing is submitted by it. */
export const WayComparison = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const { form, retirement, comparison } = selectComparison(snapshot)
  const { premium } = selectChoice(snapshot)
  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <header>
        <h2 id="comparison" tabIndex={-1} data-arrival className={styles.question}>
          <Trans id="bulletins.compare.title">Comparer&nbsp;: recevoir ou placer</Trans>
        </h2>
        <p className={styles.comparedLead}>
          <Trans id="bulletins.compare.lead">
            Le même montant dans chaque voie, avec des hypothèses que vous fixez. Rien n’est envoyé.
          </Trans>
        </p>
      </header>
      <Panel>
        <Supposed form={form} retirement={retirement} suppose={(change) => send({ type: 'supposed', change })} />
      </Panel>
      <ChoiceExplanation snapshot={snapshot} send={send}>
        <Panel>
          {comparison === undefined ? (
            <Note kind="warn" live>
              <Trans id="bulletins.compare.incomplete">
                Vérifiez ce que vous avez saisi&nbsp;: une valeur manque ou n’est pas possible.
              </Trans>
            </Note>
          ) : (
            <Place id="ways">
              <WayTable ways={comparison.ways} net={premium.net} charges={premium.contributions} />
              <p className={styles.footnote}>
                <Trans id="bulletins.compare.assumption">
                  Le rendement est une hypothèse, la même pour chaque voie&nbsp;; il n’est pas garanti. Impôt selon la loi des
                  revenus de {comparison.lawYear}. Un PEE se débloque aussi au départ à la retraite.
                </Trans>
              </p>
            </Place>
          )}
        </Panel>
      </ChoiceExplanation>
      <Doors className={styles.doors}>
        <Button onClick={() => send({ type: 'comparisonClosed' })}>
          <Trans id="bulletins.compare.back">Revenir à mon choix</Trans>
        </Button>
        <TextButton icon={drawings.Printer} onClick={() => window.print()}>
          <Trans id="ui.receipt.print">Imprimer</Trans>
        </TextButton>
      </Doors>
    </section>
  )
}
