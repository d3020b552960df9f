export {
  ASSET_CLASSES,
  ASSUMPTION_SETS,
  type AssetClass,
  type AssumptionSet,
  type ClassAssumption,
  type Shock,
} from './assumptions.ts'
