export {
  bannersOf,
  MOST_BANNERS,
  VALUE_SHARING_COMPANIES,
  VALUE_SHARING_END,
  type Banner,
  type BannerInput,
  type BannerPage,
} from './banners.ts'
export { headDoors, HOME_ACTS, type HeadDoors, type HomeAct } from './doors.ts'
export { homeEntries, type HomeEntries } from './entries.ts'
export {
  homeStateOf,
  SOURCES,
  type HomeInput,
  type HomeState,
  type Savings,
  type Source,
  type Sources,
  type SourceState,
  type Unreadable,
} from './state.ts'
