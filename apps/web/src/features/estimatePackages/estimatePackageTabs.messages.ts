export const estimatePackageTabText = { packages: '묶음' } as const
