import { PageProblem } from './PageProblem.tsx'

export const PageErrorScreen = () => <PageProblem kind="notFound" />
