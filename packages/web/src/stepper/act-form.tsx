import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { StepForm } from './step-form.tsx'

/** What a refusal says: what stands has changed, too many acts, or nothing was recorded. */
const FailedWords = ({ code, changed }: { readonly code: string | undefined; readonly changed: ReactNode }): ReactNode => {
  if (code === 'ERR_CONFLICT' || code === 'ERR_UNKNOWN') return changed
  if (code === 'ERR_LIMIT')
    return <Trans id="act.failure.limit">Trop de demandes en une minute. Attendez une minute, puis réessayez.</Trans>
  return <Trans id="act.failure.text">Votre demande n’a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
}

type ActFormProps = Omit<ComponentProps<typeof StepForm>, 'words' | 'before'> & {
  /** What the room says of its own: the button that confirms, and what is said when what stands has changed. */
  readonly words: Readonly<Record<'confirm' | 'changed', ReactNode>>
  /** The first step has no way back, the summary confirms. */
  readonly kind?: 'first' | 'confirm' | undefined
}

/** One step of an act: the way on, the way back, and what is said when the act is refused. */
export const ActForm = ({ words: { confirm, changed }, kind, ...step }: ActFormProps): ReactElement => (
  <StepForm
    {...step}
    words={{
      next: kind === 'confirm' ? confirm : <Trans id="act.form.next">Continuer</Trans>,
      busy: <Trans id="act.form.busy">Enregistrement</Trans>,
      failed: <FailedWords code={step.view.failure?.code} changed={changed} />,
      kept: <Trans id="act.failure.kept">Vos réponses restent affichées ici.</Trans>,
      retry: <Trans id="act.failure.retry">Réessayer</Trans>,
      previous: kind === 'first' ? undefined : <Trans id="act.form.previous">Précédent</Trans>,
    }}
  />
)
