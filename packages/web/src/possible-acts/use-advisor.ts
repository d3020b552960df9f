import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { selectUser } from '@hautelisse/machines/session'
import { useSession } from '../shell/index.ts'

/** Name of the saver's advisor; undefined without one. */
export const useAdvisor = (): string | undefined => useSession(selectUser)?.[PROVIDER_ADVISOR]?.name
