import type { Derivation } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationActions } from '../../ui/calculation-export/index.ts'
import { calculationLines, type FigureWords } from './calculation-lines.ts'
import { useSourceWords } from './source-words.ts'
import { useFigureName } from './step-list.tsx'

const useWords = (): FigureWords => {
  const { t } = useLingui()
  return {
    name: useFigureName(),
    source: useSourceWords(),
    operation: {
      least: t({ id: 'tax.result.operation.least', message: 'le plus petit' }),
      greatest: t({ id: 'tax.result.operation.greatest', message: 'le plus grand' }),
      'round-cents': t({ id: 'tax.result.operation.round-cents', message: 'arrondi au centime' }),
      'round-euros': t({ id: 'tax.result.operation.round-euros', message: 'arrondi à l’euro' }),
      'nothing-below': t({ id: 'tax.result.operation.nothing-below', message: 'zéro en dessous du seuil' }),
    },
  }
}

/** Takes a calculation along, to be checked or kept: every figure of it with its source. */
export const CalculationExport = ({ figure }: { readonly figure: Derivation }): ReactElement => {
  const { t } = useLingui()
  const words = useWords()
  return (
    <CalculationActions
      title={words.name(figure)}
      lines={() => calculationLines(figure, words)}
      words={{
        copy: t({ id: 'tax.result.export.copy', message: 'Copier le calcul' }),
        copied: t({ id: 'tax.result.export.copied', message: 'Calcul copié' }),
        refused: t({ id: 'tax.result.export.refused', message: 'Le navigateur refuse la copie' }),
        export: t({ id: 'tax.result.export.export', message: 'Exporter' }),
        fileName: t({ id: 'tax.result.export.name', message: 'calcul-impot.csv' }),
        heads: [
          t({ id: 'tax.result.export.figure', message: 'Chiffre' }),
          t({ id: 'tax.result.export.calculation', message: 'Calcul' }),
          t({ id: 'tax.result.export.shown', message: 'Valeur affichée' }),
          t({ id: 'tax.result.export.exact', message: 'Valeur exacte' }),
          t({ id: 'tax.result.export.source', message: 'Source' }),
        ],
      }}
    />
  )
}
