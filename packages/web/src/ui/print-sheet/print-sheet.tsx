import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useHiddenAmounts } from '../amount/index.ts'
import { Logo } from '../logo/index.ts'
import { detail, head, notice, title as titleStyle, words } from './print-sheet.css.ts'

type PrintSheetProps = {
  readonly title: string
  /** Whose figures these are. */
  readonly name: string
  /** Day of the figures, `dd/MM/yyyy`. */
  readonly date: string
  /** Stands at the foot of every sheet: « Simulation du 20/11/2026, sans engagement ». */
  readonly foot: string
}

/** Head of the printed page and foot of each of its sheets; nothing of it shows on screen. */
export const PrintSheet = ({ title, name, date, foot }: PrintSheetProps) => {
  const isHidden = useHiddenAmounts()
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--print-foot', JSON.stringify(foot))
    return () => {
      style.removeProperty('--print-foot')
    }
  }, [foot])
  return (
    <>
      <div className={head} data-sheet="head">
        <Logo />
        <div className={words}>
          <p className={titleStyle}>{title}</p>
          <p className={detail}>{name}</p>
          <p className={detail}>{date}</p>
        </div>
      </div>
      {isHidden && (
        <p className={notice}>
          <Trans id="ui.print.hidden">Les montants sont masqués, comme à l’écran.</Trans>
        </p>
      )}
    </>
  )
}
