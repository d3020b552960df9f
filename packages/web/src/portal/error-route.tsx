import { useSearch } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ErrorPage } from './error-page.tsx'

/** The error page for the reason in the address. */
export const ErrorRoute = (): ReactElement => <ErrorPage reason={useSearch({ from: '/error-page' }).reason} />
