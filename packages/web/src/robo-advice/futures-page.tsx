import { assumptionsNamed, type AssumptionSet } from '@hautelisse/domain/futures'
import { euros, formatShare } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { PROFILES } from '@hautelisse/domain/robo-advice'
import {
  selectFutures,
  selectFuturesForm,
  selectSensitivities,
  type FuturesEvent,
  type FuturesForm,
  type FuturesView,
} from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { RetryNote } from '../resource/index.ts'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { fanScale, SmallFan } from '../ui/charts/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import * as advisorStyles from './advisor.css.ts'
import { fanYears, FanPanel, useFanLabel, useThreadSentence } from './fan-panel.tsx'
import { FanTable } from './fan-table.tsx'
import { changeWords, useShown, useYearsWords } from './futures-words.ts'
import * as styles from './futures.css.ts'
import { TalkLink } from './next-panel.tsx'
import { useFutures, type FuturesPageProps } from './use-futures.ts'
import { chanceWords, shareWords, useClassWords, useProfileNames } from './words.ts'

type Parts = {
  readonly view: FuturesView
  readonly form: FuturesForm
  readonly send: (event: FuturesEvent) => void
}

const [MOST_DRAGGED, LONGEST_DRAGGED] = [1500, 45]

/** Profile, payment and years: typed, or dragged while the figures follow. */
const Settings = ({ form, send }: Omit<Parts, 'view'>): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const names = useProfileNames()
  const { own } = form
  return (
    <form
      className={styles.settings}
      aria-label={t({ id: 'robo.futures.settings', message: 'Ce que l’on calcule' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t({ id: 'robo.profile.label', message: 'Profil' })}
        value={form.profile}
        onValueChange={(profile) => send({ type: 'profileChosen', profile })}
        options={PROFILES.map((profile) => {
          const name = names[profile]
          return {
            value: profile,
            label: profile === own ? t({ id: 'robo.futures.own', message: `${name}, votre profil` }) : name,
          }
        })}
      />
      <div>
        <MoneyField
          label={<Trans id="robo.futures.monthly">Je verse par mois</Trans>}
          value={form.monthlyText}
          onValueChange={(text) => send({ type: 'monthlyTyped', text })}
          error={form.isPaymentWrong ? <Trans id="robo.futures.monthly-wrong">Saisissez un montant</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={MOST_DRAGGED}
          step={10}
          value={Math.min(form.monthly, MOST_DRAGGED)}
          disabled={hidden}
          aria-label={t({ id: 'robo.futures.monthly-drag', message: 'Versement par mois, à faire glisser' })}
          onChange={(event) => send({ type: 'monthlyDragged', monthly: event.currentTarget.valueAsNumber })}
        />
      </div>
      <div>
        <NumberField
          label={<Trans id="robo.futures.years">Pendant</Trans>}
          unit={<Trans id="robo.futures.years-unit">ans</Trans>}
          value={form.yearsText}
          inputMode="decimal"
          onValueChange={(text) => send({ type: 'yearsTyped', text })}
          error={form.isHorizonWrong ? <Trans id="robo.futures.years-wrong">De 0,5 à 60 ans, par demi-année</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={1}
          max={LONGEST_DRAGGED}
          value={Math.min(form.years, LONGEST_DRAGGED)}
          aria-label={t({ id: 'robo.futures.years-drag', message: 'Durée en années, à faire glisser' })}
          onChange={(event) => send({ type: 'yearsDragged', years: event.currentTarget.valueAsNumber })}
        />
      </div>
    </form>
  )
}

const Figure = ({ view }: Pick<Parts, 'view'>): ReactElement => {
  const shown = useShown()
  const end = view.fan.points.at(-1)
  const years = useYearsWords()(end?.years ?? 0)
  const worst = shown(end?.p05 ?? 0)
  return (
    <div className={advisorStyles.figure} aria-live="polite" data-part="range">
      <p className={styles.quiet}>
        <Trans id="robo.futures.between">Dans {years}, 8 futurs sur 10 finissent entre</Trans>
      </p>
      <p className={styles.big}>
        {shown(end?.p10 ?? 0)}{' '}
        <span className={styles.and}>
          <Trans id="robo.futures.and">et</Trans>
        </span>{' '}
        {shown(end?.p90 ?? 0)}
      </p>
      <p className={styles.quiet}>
        <Trans id="robo.futures.one-in-twenty">
          1 sur 20 finit sous <span className={styles.strong}>{worst}</span>
        </Trans>
      </p>
    </div>
  )
}

/** One future by its number: the same path of returns for everybody, on their own amounts. */
const ThreadSection = ({ view, form, send }: Parts): ReactElement => {
  const { t } = useLingui()
  const shown = useShown()
  const sentence = useThreadSentence()
  const { followed } = view
  const [before, after] = [shown(followed?.worst.before ?? 0), shown(followed?.worst.after ?? 0)]
  return (
    <section aria-labelledby="robo-thread">
      <h2 id="robo-thread">
        <Trans id="robo.thread.title">Suivre un fil</Trans>
      </h2>
      {view.threadsState === 'none' ? (
        <Note>
          <Trans id="robo.thread.none">
            Les futurs ne peuvent pas être tirés sur cet appareil. Les montants de l’éventail viennent d’une formule : ils restent
            exacts.
          </Trans>
        </Note>
      ) : (
        <>
          <p className={styles.thread} aria-live="polite">
            {followed === undefined ? <Trans id="robo.thread.drawing">Tirage des futurs</Trans> : sentence(followed)}
          </p>
          {followed !== undefined && (
            <p className={styles.quiet}>
              <Trans id="robo.thread.year">
                Cette année-là, il passe de {before} à {after}, versements compris.
              </Trans>{' '}
              <Trans id="robo.thread.same">
                Chaque fil est aussi probable qu’un autre ; son numéro suffit pour le rejouer, et son adresse ne dit aucun
                montant.
              </Trans>
            </p>
          )}
          <form
            className={styles.threadForm}
            aria-label={t({ id: 'robo.thread.choose', message: 'Choisir un fil' })}
            onSubmit={(event) => event.preventDefault()}
          >
            <NumberField
              label={<Trans id="robo.thread.number">Numéro du fil</Trans>}
              value={form.threadText}
              maxLength={6}
              onValueChange={(text) => send({ type: 'threadTyped', text })}
              error={form.isThreadWrong ? <Trans id="robo.thread.wrong">De 0 à 9 999</Trans> : undefined}
            />
            <Button variant="secondary" onClick={() => send({ type: 'threadMoved', by: -1 })}>
              <Trans id="robo.thread.previous">Fil précédent</Trans>
            </Button>
            <Button variant="secondary" onClick={() => send({ type: 'threadMoved', by: 1 })}>
              <Trans id="robo.thread.next">Fil suivant</Trans>
            </Button>
          </form>
        </>
      )}
    </section>
  )
}

const Line = ({
  name,
  value,
  children,
}: {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly children?: ReactNode
}) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    {children !== undefined && <dd className={styles.below}>{children}</dd>}
  </div>
)

const useShockWords = (set: AssumptionSet): ((id: string) => string) => {
  const classWords = useClassWords()
  return (id) =>
    Object.entries(set.shocks.find((shock) => shock.id === id)?.changes ?? {})
      .filter(([, change]) => change !== 0)
      .map(([name, change]) => `${classWords[name as keyof typeof classWords].name} ${changeWords(change)}`)
      .join(', ')
}

/** When it goes wrong: a bad year, less than was paid in, the deepest fall, two named shocks. */
const WhenWrong = ({ view, form }: Omit<Parts, 'send'>): ReactElement => {
  const shown = useShown()
  const years = useYearsWords()(form.years)
  const shockWords = useShockWords(assumptionsNamed(view.assumptions))
  const profile = useProfileNames()[form.profile]
  const { fan, falls } = view
  const paid = shown(fan.points.at(-1)?.paid ?? 0)
  const [loss, chance] = [shown(fan.bad_year), chanceWords(fan.below_paid)]
  const [half, rare] = [
    shareWords(Math.round((falls?.half ?? 0) * 100) / 100),
    shareWords(Math.round((falls?.oneInTwenty ?? 0) * 100) / 100),
  ]
  return (
    <section aria-labelledby="robo-wrong">
      <h2 id="robo-wrong">
        <Trans id="robo.wrong.title">Quand cela se passe mal</Trans>
      </h2>
      <dl className={styles.ledger}>
        <Line
          name={<Trans id="robo.wrong.bad-year">Une mauvaise année</Trans>}
          value={<Trans id="robo.wrong.bad-year-value">{loss} de moins, ou plus</Trans>}
        >
          <Trans id="robo.wrong.bad-year-text">
            Une année sur vingt, sur les <Amount value={euros(view.initial)} /> d’aujourd’hui.
          </Trans>
        </Line>
        <Line
          name={<Trans id="robo.wrong.below">Finir sous les {paid} versés</Trans>}
          value={<Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>}
        >
          <Trans id="robo.wrong.below-text">
            Dans {years}, profil {profile} suivi jusqu’au bout.
          </Trans>
        </Line>
        {falls !== undefined && (
          <Line
            name={<Trans id="robo.wrong.fall">La plus forte baisse en chemin</Trans>}
            value={<Trans id="robo.wrong.fall-value">{half} ou plus</Trans>}
          >
            <Trans id="robo.wrong.fall-text">
              Dans un futur sur deux ; {rare} ou plus dans un sur vingt. Valeur d’une part, en fin de semestre.
            </Trans>
          </Line>
        )}
        {fan.shocks.map(({ id, change }) => (
          <Line
            key={id}
            name={<Trans id="robo.wrong.shock">Un choc comme {id}</Trans>}
            value={change === null ? <Trans id="robo.wrong.shock-unknown">non chiffré</Trans> : shown(change)}
          >
            {shockWords(id)}
          </Line>
        ))}
      </dl>
    </section>
  )
}

/** Today's holdings kept as they are, at the same scale. */
const Today = ({ view, form }: Omit<Parts, 'send'>): ReactElement | null => {
  const shown = useShown()
  const labelOf = useFanLabel()
  const years = useYearsWords()(form.years)
  const { today, fan } = view
  const end = today?.points.at(-1)
  if (today === undefined || end === undefined) return null
  const [low, high, chance, loss] = [shown(end.p10), shown(end.p90), chanceWords(today.below_paid), shown(today.bad_year)]
  return (
    <Panel aria-labelledby="robo-today">
      <h2 id="robo-today">
        <Trans id="robo.today.title">Et sans rien changer ?</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="robo.today.text">Vos placements d’aujourd’hui, gardés {years}. Même échelle.</Trans>
      </p>
      <SmallFan label={labelOf(today)} fan={fanYears(today)} scale={fanScale(fan.points.at(-1)?.p90 ?? 0)} />
      <dl className={styles.ledger}>
        <Line
          name={<Trans id="robo.fan.key.eight">8 futurs sur 10</Trans>}
          value={
            <Trans id="robo.today.range">
              {low} à {high}
            </Trans>
          }
        />
        <Line name={<Trans id="robo.fan.key.median">Médiane</Trans>} value={shown(end.p50)} />
        <Line
          name={<Trans id="robo.wrong.bad-year">Une mauvaise année</Trans>}
          value={<Trans id="robo.today.loss">{loss} de moins</Trans>}
        />
        <Line
          name={<Trans id="robo.today.below">Finir sous les versements</Trans>}
          value={<Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>}
        />
      </dl>
    </Panel>
  )
}

/** What matters most: the assumptions by what they move (issue's own addition, B.6). */
const Matters = memo(({ lines }: { readonly lines: ReturnType<typeof selectSensitivities> }): ReactElement | null => {
  const { t } = useLingui()
  const shown = useShown()
  if (lines.length === 0) return null
  const names: Readonly<Record<(typeof lines)[number]['id'], string>> = {
    'shares-return': t({ id: 'robo.matters.return', message: 'Actions : 1 point de rendement de moins par an' }),
    'shares-deviation': t({ id: 'robo.matters.deviation', message: 'Actions : 3 points d’écart type de plus' }),
    correlation: t({
      id: 'robo.matters.correlation',
      message: 'Actions et obligations qui baissent plus souvent ensemble (corrélation 0,5)',
    }),
    charges: t({ id: 'robo.matters.charges', message: 'Frais : 0,5 point de plus par an' }),
  }
  return (
    <section className={styles.part} aria-labelledby="robo-matters">
      <h2 id="robo-matters">
        <Trans id="robo.matters.title">Ce qui compte le plus</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="robo.matters.text">
          Chaque hypothèse, changée seule, déplace ce que 9 futurs sur 10 dépassent. La plus importante d’abord.
        </Trans>
      </p>
      <dl className={styles.ledger}>
        {lines.map(({ id, low, median }) => {
          const middle = shown(median)
          return (
            <Line key={id} name={names[id]} value={shown(low)}>
              <Trans id="robo.matters.median">Médiane : {middle}</Trans>
            </Line>
          )
        })}
      </dl>
    </section>
  )
})

const CLASSES_SAID = ['shares', 'bonds', 'money'] as const

/** What all of it rests on, and what is not counted (B.7). */
const Assumptions = ({ view }: Pick<Parts, 'view'>): ReactElement => {
  const classWords = useClassWords()
  const set = assumptionsNamed(view.assumptions)
  const classes = CLASSES_SAID.map((name) => {
    const { mean, deviation } = set.classes[name]
    return `${classWords[name].name} ${formatShare(mean)} (${formatShare(deviation)})`
  }).join(', ')
  const [fee, seed] = [formatShare(set.classes.shares.fee), set.seed]
  return (
    <section className={styles.part} aria-labelledby="robo-assumptions">
      <h2 id="robo-assumptions">
        <Trans id="robo.assumptions.title">Les hypothèses</Trans>
      </h2>
      <ul className={styles.notes}>
        <li>
          <Trans id="robo.assumptions.set">
            Jeu d’hypothèses <b>{set.id}</b>. Par an, avant frais, avec l’écart type : {classes}. Frais supposés {fee}, sauf ceux
            que la fiche du fonds donne.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.method">
            Les montants viennent d’une formule ; 10 000 tirages, graine {seed}, la vérifient et donnent les fils.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.withdrawal">
            Le simulateur de retrait suppose une croissance de 2 % par an : c’est une autre hypothèse.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.not-counted">
            Ne sont pas comptés : impôts et prélèvements à la sortie, frais d’entrée, coût d’un arbitrage, baisses qui
            s’enchaînent plus que supposé, changement des taux.
          </Trans>
        </li>
      </ul>
    </section>
  )
}

/** The possible futures of a plan (decision 16.10). */
export const FuturesPage = (props: FuturesPageProps): ReactElement => {
  const { snapshot, send } = useFutures(props)
  const view = selectFutures(snapshot)
  const form = selectFuturesForm(snapshot)
  const lines = useMemo(() => selectSensitivities(snapshot), [snapshot])
  const { company, holdings } = props
  const back = (
    <TextLinkTo to={pathTo('advisor-placements')} icon={drawings.ArrowLeft}>
      <Trans id="robo.back.allocation">Vérifier mon allocation</Trans>
    </TextLinkTo>
  )
  return (
    <>
      <PageHead
        back={back}
        title={<Trans id="robo.futures.title">Les futurs possibles de votre {holdings.title}</Trans>}
        lead={
          <>
            {company}
            {view !== undefined && (
              <>
                {', '}
                <Trans id="robo.futures.initial">
                  <Amount value={euros(view.initial)} /> aujourd’hui
                </Trans>
              </>
            )}
            . <Trans id="robo.futures.lead">Ce sont des calculs sur des hypothèses, pas des prévisions.</Trans>
          </>
        }
        actions={view && <Figure view={view} />}
      />
      <Settings form={form} send={send} />
      {view === undefined ? (
        <Note className={styles.note}>
          <Trans id="robo.futures.unclassified">
            Aucun fonds de cette grille n’est classé : nous ne pouvons pas chiffrer ses futurs.
          </Trans>
        </Note>
      ) : (
        <>
          {view.by === 'page-alone' && (
            <div className={styles.note}>
              <RetryNote kind="warn" onRetry={() => send({ type: 'retryRequested' })}>
                <p>
                  <Trans id="robo.futures.page-alone">
                    Montants calculés par cette page : notre serveur n’a pas répondu pour les confirmer.
                  </Trans>
                </p>
              </RetryNote>
            </div>
          )}
          <FanPanel view={view} form={form} send={send} />
          <div className={styles.compare}>
            <div className={styles.column}>
              <ThreadSection view={view} form={form} send={send} />
              <WhenWrong view={view} form={form} />
            </div>
            <aside className={styles.side}>
              <Today view={view} form={form} />
              <Panel aria-labelledby="robo-then">
                <h2 id="robo-then">
                  <Trans id="robo.next.title">Et maintenant</Trans>
                </h2>
                <p className={styles.quiet}>
                  <Trans id="robo.futures.nothing-sent">Rien n’est envoyé ni modifié depuis cette page.</Trans>
                </p>
                <div className={styles.acts}>
                  <LinkButtonTo to={pathTo('advisor-placements')} wide>
                    <Trans id="robo.futures.four">Revoir les quatre profils</Trans>
                  </LinkButtonTo>
                  <TalkLink />
                </div>
              </Panel>
            </aside>
          </div>
          <section className={styles.part} aria-labelledby="robo-table">
            <h2 id="robo-table">
              <Trans id="robo.table.title">Les mêmes chiffres, en tableau</Trans>
            </h2>
            <FanTable view={view} form={form} />
          </section>
          <Matters lines={lines} />
          <Assumptions view={view} />
        </>
      )}
    </>
  )
}
