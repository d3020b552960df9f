import { EXIT_FORMS } from '@hautelisse/domain/tax-saving'
import { selectExit, type ExitView } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { shortRate } from '../../ui/amount/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Columns, Section } from '../../ui/page/index.ts'
import { Select } from '../../ui/select/index.ts'
import { ExitOutcome } from './exit-outcome.tsx'
import { ExitRateOffer } from './exit-rate-offer.tsx'
import { useDoubtWords } from './exit-words.ts'
import type { LookProps } from './look-props.ts'
import { choiceLabel, choices, doubt as doubtStyle, doubts, exitGrid, exitMain, section, unread } from './look.css.ts'

type ExitChoicesProps = Pick<LookProps, 'send'> & { readonly view: ExitView }

/** What the saver says about the other end: the form, the age, and the marginal rate that they expect then. */
const ExitChoices = ({ view, send }: ExitChoicesProps): ReactElement => {
  const { t } = useLingui()
  const labelId = useId()
  const { form, rate, rates, age, ages } = view
  const words = {
    capital: t({ id: 'tax.look.exit.capital', message: 'Capital' }),
    annuity: t({ id: 'tax.look.exit.annuity', message: 'Rente' }),
  } as const
  const years = Array.from({ length: ages.last - ages.first + 1 }, (_, index) => ages.first + index)
  return (
    <div className={choices}>
      <div>
        <p id={labelId} className={choiceLabel}>
          <Trans id="tax.look.exit.form">Sous quelle forme ?</Trans>
        </p>
        <Segmented
          labelledBy={labelId}
          value={form}
          onValueChange={(chosen) => send({ type: 'exitFormChosen', form: chosen })}
          options={EXIT_FORMS.map((value) => ({ value, label: words[value] }))}
        />
        <span data-print="only">{words[form]}</span>
      </div>
      <Select
        label={t({ id: 'tax.look.term.exit-age', message: 'Âge à la sortie' })}
        value={String(age)}
        onValueChange={(value) => send({ type: 'exitAgeChosen', age: Number(value) })}
        options={years.map((year) => ({ value: String(year), label: t({ id: 'tax.look.exit.years', message: `${year} ans` }) }))}
      />
      <Select
        id="exit-rate"
        label={t({ id: 'tax.look.exit.rate', message: 'Taux marginal à la sortie' })}
        value={rate?.toString() ?? ''}
        onValueChange={(value) => {
          const chosen = rates.find((option) => option.toString() === value)
          if (chosen !== undefined) send({ type: 'exitRateChosen', rate: chosen })
        }}
        options={[
          ...(rate === undefined
            ? [{ value: '', label: t({ id: 'tax.look.exit.choose', message: 'Choisissez un taux' }), disabled: true }]
            : []),
          ...rates.map((option) => ({ value: option.toString(), label: shortRate(option) })),
        ]}
      />
    </div>
  )
}

type DoubtsProps = { readonly view: ExitView; readonly level: 3 | 5 }

const Doubts = ({ view, level }: DoubtsProps): ReactElement | null => {
  const words = useDoubtWords(view.asOf)
  const list = view.exit?.doubts ?? []
  if (list.length === 0) return null
  return (
    <Section level={level} title={<Trans id="tax.look.exit.doubts">Ce qui n’est pas certain</Trans>}>
      <ul className={doubts}>
        {list.map((doubt) => (
          <li key={doubt.kind} className={doubtStyle}>
            {words(doubt)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/**
 * Leads to the heading where the exit was opened from elsewhere on the page; its own button keeps the focus.
 *
 * @param id id of the heading
 * @param isOpen whether the exit is open
 */
const useArrival = (id: string, isOpen: boolean): void => {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const heading = document.getElementById(id)
    const isElsewhere = heading?.closest('section')?.contains(document.activeElement) === false
    if (isOpen && !wasOpen.current && isElsewhere) heading.focus()
    wasOpen.current = isOpen
  }, [id, isOpen])
}

/** "Et à la sortie ?": tax and social charges on the payment once it comes out, at a rate and an age that the saver chooses (TS-09, TS-10). */
export const ExitSection = ({ snapshot, send, level }: LookProps): ReactElement | null => {
  const below = level === 2 ? 3 : 5
  const view = selectExit(snapshot)
  const bodyId = useId()
  const titleId = useId()
  const isOpen = view !== undefined && view.state !== 'closed'
  useArrival(titleId, isOpen)
  if (view === undefined) return null
  return (
    <Section
      id={titleId}
      level={level}
      className={`${section} ${isOpen ? '' : unread}`}
      title={<Trans id="tax.look.exit.title">Et à la sortie ?</Trans>}
      lead={
        <Trans id="tax.look.exit.text">
          Ce que vous économisez aujourd’hui n’est pas effacé : le versement déduit est imposé quand il sort. Voici ce qui serait
          pris, et ce qui resterait.
        </Trans>
      }
      action={
        <Button
          variant="secondary"
          size="s"
          icon={isOpen ? drawings.Close : drawings.Eye}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => send({ type: isOpen ? 'exitClosed' : 'exitOpened' })}
        >
          {isOpen ? (
            <Trans id="tax.look.exit.close">Refermer la sortie</Trans>
          ) : (
            <Trans id="tax.look.exit.open">Voir la sortie</Trans>
          )}
        </Button>
      }
    >
      {isOpen && (
        <Columns id={bodyId} of="side" className={exitGrid}>
          <div className={exitMain}>
            <ExitChoices view={view} send={send} />
            <ExitRateOffer view={view} send={send} />
            <ExitOutcome view={view} send={send} level={below} />
          </div>
          <Doubts view={view} level={below} />
        </Columns>
      )}
    </Section>
  )
}
