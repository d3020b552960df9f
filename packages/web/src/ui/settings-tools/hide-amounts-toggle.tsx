import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { fromLg } from './settings-tools.css.ts'

type HideAmountsProps = { readonly hidden: boolean; readonly onToggle: () => void }

/** Hides or shows every amount. The name says what a press does, so that no state has to be guessed. */
export const HideAmountsToggle = ({ hidden, onToggle }: HideAmountsProps) => {
  const { t } = useLingui()
  return (
    <ToolButton icon={hidden ? drawings.Eye : drawings.EyeSlash} onClick={onToggle}>
      <span className={fromLg}>
        {hidden ? t({ id: 'ui.amounts.show', message: 'Afficher' }) : t({ id: 'ui.amounts.hide', message: 'Masquer' })}
      </span>
      <VisuallyHidden> {t({ id: 'ui.amounts.object', message: 'les montants' })}</VisuallyHidden>
    </ToolButton>
  )
}
