import { countAfter, devolvedBy, readWhole, showsHeirs, type HeirsField, type HeirsForm } from '@hautelisse/domain/transmission'
import { selectForm } from '@hautelisse/machines/transmission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { CountField, NumberField } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { ContactButton, UnansweredWords } from './explanation-modal.tsx'
import { HeirsFan } from './family-fan.tsx'
import { QuestionsCard, QuestionsForm, useFields } from './step-form.tsx'
import * as styles from './step.css.ts'
import type { AnswerProps, StepProps } from './step-props.ts'
import { useNames } from './step-words.ts'
import { YesNo } from './yes-no.tsx'

const SITUATIONS = ['single', 'spouse', 'pacs', 'other'] as const
const LONGEST = 4

/** Who inherits as far as the answers tell. */
const HeirsSummary = ({ heirs }: { readonly heirs: HeirsForm }): ReactElement => {
  const names = useNames()
  const devolutions = devolvedBy(heirs)
  const parts = devolutions[0]?.parts ?? []
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="transmission.heirs.summary">Ceux qui héritent de vous</Trans>
      </h2>
      {parts.length === 0 ? (
        <p className={styles.hint}>
          <Trans id="transmission.heirs.unknown">Ils s’affichent ici dès que votre famille est connue.</Trans>
        </p>
      ) : (
        <HeirsFan parts={parts} />
      )}
      {devolutions.length > 1 && (
        <p className={styles.hint}>
          <Trans id="transmission.heirs.choice">Votre conjoint aura le choix :</Trans>{' '}
          {devolutions.map(({ option }) => names.option[option]).join(' ; ')}.
        </p>
      )}
      <p className={styles.hint}>
        <Trans id="transmission.heirs.later">Les parts et l’impôt s’affichent après la troisième étape.</Trans>
      </p>
    </>
  )
}

type HelpProps = { readonly about: 'has_spouse_donation' | 'birth_document' | 'has_same_parents' | 'spouse_age' }

/** The way to the help text of a question, over the step. */
const HelpLink = ({ about, children }: HelpProps & { readonly children: ReactNode }): ReactElement => {
  const aim = useAim()
  return (
    <TextLinkTo {...aim({ hash: about })} icon={drawings.Info}>
      {children}
    </TextLinkTo>
  )
}

/** Cards of the step lead to the help texts; over the result a window is open already. */
type CardProps = AnswerProps & { readonly hasHelp: boolean }

const CoupleCard = ({ snapshot, send, hasHelp }: CardProps): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const { heirs } = selectForm(snapshot)
  const field = useFields({ snapshot, send })
  const change = (answers: Partial<HeirsForm>): void => send({ type: 'heirsChanged', change: answers })
  return (
    <QuestionsCard title={<Trans id="transmission.heirs.couple">Vous et votre couple</Trans>}>
      <PanelSection>
        <YesNo
          id="has_testament"
          question={<Trans id="transmission.heirs.testament">J’ai rédigé un testament</Trans>}
          value={heirs.has_testament}
          error={field.refusal('has_testament')}
          onAnswer={(has_testament) => change({ has_testament })}
        />
        {heirs.has_testament === true && (
          <Note live className={styles.below}>
            <p>
              <UnansweredWords why="testament" />
            </p>
            <ContactButton />
          </Note>
        )}
      </PanelSection>
      {showsHeirs(heirs, 'family_situation') && (
        <PanelSection>
          <Select
            id="family_situation"
            label={t({ id: 'transmission.heirs.situation', message: 'Ma situation familiale' })}
            value={heirs.family_situation}
            error={field.refusal('family_situation')}
            onValueChange={(family_situation) => change({ family_situation })}
            options={[
              { value: '', label: t({ id: 'transmission.heirs.choose', message: 'Choisir' }) },
              ...SITUATIONS.map((value) => ({ value, label: names.situation[value] })),
            ]}
          />
          {heirs.family_situation === 'pacs' && (
            <Note kind="warn" live className={styles.below}>
              <Trans id="transmission.heirs.pacs">Votre partenaire de PACS n’est pas automatiquement votre héritier.</Trans>
            </Note>
          )}
        </PanelSection>
      )}
      {showsHeirs(heirs, 'has_spouse_donation') && (
        <PanelSection>
          <Switch
            label={<Trans id="transmission.heirs.gift">Nous avons fait une donation entre époux</Trans>}
            description={
              <Trans id="transmission.heirs.gift-help">
                Aussi appelée donation au dernier vivant. Elle élargit les choix de votre conjoint, même si vos enfants ne sont
                pas tous les siens. Elle est signée chez un notaire.
              </Trans>
            }
            checked={heirs.has_spouse_donation}
            onChange={(has_spouse_donation) => change({ has_spouse_donation })}
          />
          {hasHelp && (
            <HelpLink about="has_spouse_donation">
              <Trans id="explanation.help.spouse-donation">Donation entre époux</Trans>
            </HelpLink>
          )}
        </PanelSection>
      )}
    </QuestionsCard>
  )
}

const RelativesCard = ({ snapshot, send, hasHelp }: CardProps): ReactElement => {
  const { t } = useLingui()
  const { heirs } = selectForm(snapshot)
  const field = useFields({ snapshot, send })
  const change = (answers: Partial<HeirsForm>): void => send({ type: 'heirsChanged', change: answers })
  const whole = (path: HeirsField & ('children' | 'siblings' | 'spouse_age')) =>
    field.text(path, heirs[path], (typed) => ({ type: 'heirsChanged', change: { [path]: typed } }))
  const count = (path: HeirsField & ('children' | 'siblings')) => ({
    ...whole(path),
    onStep: (by: -1 | 1): void => change({ [path]: countAfter(heirs[path], by) }),
    maxLength: LONGEST,
  })
  return (
    <QuestionsCard title={<Trans id="transmission.heirs.family">Votre famille</Trans>}>
      <PanelSection>
        <CountField
          {...count('children')}
          label={<Trans id="transmission.heirs.children">Nombre de vos enfants</Trans>}
          hint={
            <Trans id="transmission.heirs.children-hint">
              Adultes compris, de toutes vos unions ; pas ceux de votre conjoint seul.
            </Trans>
          }
          fewer={t({ id: 'transmission.heirs.child-less', message: 'Un enfant de moins' })}
          more={t({ id: 'transmission.heirs.child-more', message: 'Un enfant de plus' })}
        />
        {hasHelp && (
          <HelpLink about="birth_document">
            <Trans id="explanation.help.children">Quels enfants compter ?</Trans>
          </HelpLink>
        )}
        {(readWhole(heirs.children) ?? 0) > 0 && (
          <p className={styles.hint}>
            <Trans id="transmission.heirs.not-asked">
              Vos parents, frères et sœurs ne sont pas demandés : vos enfants héritent avant eux.
            </Trans>
          </p>
        )}
      </PanelSection>
      {showsHeirs(heirs, 'has_same_parents') && (
        <PanelSection>
          <YesNo
            id="has_same_parents"
            question={<Trans id="transmission.heirs.common">Tous mes enfants sont aussi ceux de mon conjoint</Trans>}
            value={heirs.has_same_parents}
            error={field.refusal('has_same_parents')}
            onAnswer={(has_same_parents) => change({ has_same_parents })}
          />
          {hasHelp && (
            <HelpLink about="has_same_parents">
              <Trans id="explanation.help.same-parents">Des enfants communs</Trans>
            </HelpLink>
          )}
        </PanelSection>
      )}
      {showsHeirs(heirs, 'spouse_age') && (
        <PanelSection>
          <div className={styles.short}>
            <NumberField
              {...whole('spouse_age')}
              onBlur={() => send({ type: 'heirLeft', field: 'spouse_age' })}
              label={<Trans id="transmission.heirs.age">Âge de mon conjoint</Trans>}
              unit={<Trans id="transmission.heirs.years">ans</Trans>}
              hint={<Trans id="transmission.heirs.age-hint">Il sert à calculer la valeur de l’usufruit.</Trans>}
              maxLength={LONGEST}
            />
          </div>
          {hasHelp && (
            <HelpLink about="spouse_age">
              <Trans id="explanation.help.spouse-age">L’âge de votre conjoint</Trans>
            </HelpLink>
          )}
        </PanelSection>
      )}
      {showsHeirs(heirs, 'parents') && (
        <PanelSection>
          <Select
            id="parents"
            label={t({ id: 'transmission.heirs.parents', message: 'Nombre de vos parents en vie' })}
            value={`${heirs.parents ?? 2}`}
            onValueChange={(parents) => change({ parents: parents === '0' ? 0 : parents === '1' ? 1 : 2 })}
            options={['0', '1', '2'].map((value) => ({ value, label: value }))}
          />
        </PanelSection>
      )}
      {showsHeirs(heirs, 'siblings') && (
        <PanelSection>
          <CountField
            {...count('siblings')}
            label={<Trans id="transmission.heirs.siblings">Nombre de frères et sœurs</Trans>}
            fewer={t({ id: 'transmission.heirs.sibling-less', message: 'Un frère ou une sœur de moins' })}
            more={t({ id: 'transmission.heirs.sibling-more', message: 'Un frère ou une sœur de plus' })}
          />
          {heirs.family_situation !== '' && heirs.siblings.trim() === '0' && (
            <Note live className={styles.below}>
              <p>
                <UnansweredWords why="family" />
              </p>
              <ContactButton />
            </Note>
          )}
        </PanelSection>
      )}
    </QuestionsCard>
  )
}

/** Who belongs to the family; with a testament nothing else is asked. */
export const HeirsCards = ({ hasHelp = false, ...parts }: AnswerProps & { readonly hasHelp?: boolean }): ReactElement => (
  <>
    <CoupleCard {...parts} hasHelp={hasHelp} />
    {selectForm(parts.snapshot).heirs.has_testament !== true && <RelativesCard {...parts} hasHelp={hasHelp} />}
  </>
)

/** Step 1: who belongs to the family (TRANS-13, HEIR-01 to HEIR-18). */
export const HeirsStep = (parts: StepProps): ReactElement => {
  const { heirs } = selectForm(parts.snapshot)
  return (
    <QuestionsForm {...parts} step="heirs" number={1} aside={<HeirsSummary heirs={heirs} />}>
      <HeirsCards {...parts} hasHelp />
    </QuestionsForm>
  )
}
