import type { ProfileLoss } from '@hautelisse/domain/robo-advice'
import type { AdvisorEvent, PlanView } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack, Table, text, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { figure } from './advisor.css.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import * as styles from './loss.css.ts'
import { TalkLink } from './next-panel.tsx'
import { useProfileInSentence, useProfileNames } from './words.ts'

/** Whether the grid's column takes more risk than the profile's own limits allow. */
export const isBeyond = (loss: ProfileLoss | undefined): loss is ProfileLoss => loss !== undefined && loss.breaks.length > 0

/** What passes the limit, in the place of the page's figure: no amount is said to be moved for such a profile. */
export const BreachFigure = ({ loss }: { readonly loss: ProfileLoss }): ReactElement => {
  const shown = useShown()
  const years = useYearsWords()(loss.years)
  const { chance, chanceLimit } = loss
  const [lost, most] = [shown(loss.badYear), shown(loss.badYearLimit)]
  return (
    <div className={figure} aria-live="polite" data-part="breach">
      <Text strong>
        <Trans id="robo.breach.title">Ce profil dépasse sa propre limite de perte</Trans>
      </Text>
      {loss.breaks.includes('late-loss') ? (
        <>
          <p className={styles.big}>
            <Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>
          </p>
          <p className={text({ as: 'small' })}>
            <Trans id="robo.breach.chance-limit">
              d’avoir moins qu’au départ après {years}, cette répartition gardée&nbsp;; sa limite est {chanceLimit}
            </Trans>
          </p>
        </>
      ) : (
        <>
          <p className={styles.big}>
            <Trans id="robo.breach.lost">{lost} de moins</Trans>
          </p>
          <p className={text({ as: 'small' })}>
            <Trans id="robo.breach.lost-limit">une année sur vingt, ou plus&nbsp;; sa limite est {most}</Trans>
          </p>
        </>
      )}
    </div>
  )
}

/** The same in one line, where a page has another figure at its head. */
export const BreachNote = ({ loss }: { readonly loss: ProfileLoss | undefined }): ReactElement | null => {
  const shown = useShown()
  const words = useYearsWords()
  if (!isBeyond(loss)) return null
  const { chance, chanceLimit } = loss
  const [years, lost, most] = [words(loss.years), shown(loss.badYear), shown(loss.badYearLimit)]
  return (
    <Note kind="warn">
      <Text strong>
        <Trans id="robo.breach.title">Ce profil dépasse sa propre limite de perte</Trans>
      </Text>
      {loss.breaks.includes('late-loss') && (
        <p>
          <Trans id="robo.breach.chance-line">
            {chance} chances sur 100 d’avoir moins qu’au départ après {years}, cette répartition gardée&nbsp;; sa limite est{' '}
            {chanceLimit}.
          </Trans>
        </p>
      )}
      {loss.breaks.includes('bad-year') && (
        <p>
          <Trans id="robo.breach.lost-line">
            Une année sur vingt, {lost} de moins ou plus&nbsp;; sa limite est {most}.
          </Trans>
        </p>
      )}
    </Note>
  )
}

const LossTable = ({ plan, calmer }: { readonly plan: PlanView; readonly calmer: NonNullable<PlanView['calmer']> }) => {
  const { t } = useLingui()
  const shown = useShown()
  const names = useProfileNames()
  const years = useYearsWords()(calmer.loss.years)
  const rowOf = (name: string, { badYear, badYearLimit, chance, chanceLimit }: ProfileLoss) => {
    const most = shown(badYearLimit)
    return {
      key: name,
      cells: {
        profile: name,
        lost: (
          <>
            {shown(badYear)} <small className={styles.limit}>{t({ id: 'robo.loss.limit', message: `limite ${most}` })}</small>
          </>
        ),
        chance: (
          <>
            {t({ id: 'robo.loss.chance', message: `${chance} sur 100` })}{' '}
            <small className={styles.limit}>{t({ id: 'robo.loss.chance-limit', message: `limite ${chanceLimit}` })}</small>
          </>
        ),
      },
    }
  }
  return (
    <Table
      caption={t({ id: 'robo.loss.caption', message: 'Ce que chaque profil peut perdre, et sa limite' })}
      columns={[
        { id: 'profile', label: t({ id: 'robo.profile.label', message: 'Profil' }) },
        { id: 'lost', label: t({ id: 'robo.wrong.bad-year', message: 'Une mauvaise année' }), align: 'end' },
        { id: 'chance', label: t({ id: 'robo.loss.below', message: `Moins qu’au départ après ${years}` }), align: 'end' },
      ]}
      rows={[
        ...(plan.loss === undefined ? [] : [rowOf(names[plan.profile], plan.loss)]),
        rowOf(names[calmer.profile], calmer.loss),
      ]}
    />
  )
}

type BesideProps = { readonly plan: PlanView; readonly send: (event: AdvisorEvent) => void }

/** Beside a profile that passes its own limit: the next more cautious one that keeps its limits, to be looked at, and neither of them put forward. */
export const CalmerProfile = ({ plan, send }: BesideProps): ReactElement | null => {
  const inSentence = useProfileInSentence()
  const { calmer, loss } = plan
  if (!isBeyond(loss)) return null
  const name = calmer && inSentence[calmer.profile]
  return (
    <Panel aria-labelledby="robo-calmer">
      <Stack>
        <Text as="subtitle" tag="h2" id="robo-calmer">
          {name === undefined ? (
            <Trans id="robo.calmer.none">Aucun profil plus prudent ne tient sa limite à cette durée</Trans>
          ) : (
            <Trans id="robo.calmer.title">À côté, le profil {name} tient sa limite</Trans>
          )}
        </Text>
        <p>
          <Trans id="robo.calmer.text">La grille de votre entreprise prend plus de risque que notre calcul.</Trans>
        </p>
        {calmer === undefined ? (
          <TalkLink />
        ) : (
          <>
            <LossTable plan={plan} calmer={calmer} />
            <p data-print="never">
              <Button variant="secondary" onClick={() => send({ type: 'profileChosen', profile: calmer.profile })}>
                <Trans id="robo.calmer.choose">Choisir le profil {name}</Trans>
              </Button>
            </p>
          </>
        )}
      </Stack>
    </Panel>
  )
}
