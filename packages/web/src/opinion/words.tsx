import type { Satisfaction } from '@hautelisse/domain/opinion'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Levels of satisfaction in words (OPIN-11). */
export const SATISFACTION_WORDS: Readonly<Record<Satisfaction, ReactElement>> = {
  1: <Trans id="opinion.level.one">Pas du tout satisfait</Trans>,
  2: <Trans id="opinion.level.two">Peu satisfait</Trans>,
  3: <Trans id="opinion.level.three">Moyennement satisfait</Trans>,
  4: <Trans id="opinion.level.four">Satisfait</Trans>,
  5: <Trans id="opinion.level.five">Très satisfait</Trans>,
}
