import '@crm/contract/kit/endpoint'

declare module '@crm/contract/kit/endpoint' {
  /** Here endpoints are what build/slimContract.ts leaves of them: a part that it takes out does not compile. */
  interface Program {
    isBrowser: true
  }
}
