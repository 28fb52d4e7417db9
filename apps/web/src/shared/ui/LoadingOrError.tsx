import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

interface LoadingOrErrorProps {
  read: { isError: boolean; error: { message: string } | null; refetch: () => unknown }
}

/** Stands in a panel or dialog for a record that is on its way, or will not come. */
export const LoadingOrError = ({ read }: LoadingOrErrorProps) =>
  read.isError ? (
    <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />
  ) : (
    <>
      <Skeleton h={22} w="70%" />
      <Skeleton h={14} w="45%" mt={14} />
      <Skeleton h={120} mt={20} />
    </>
  )
