const forms =
  /주식회사|유한회사|유한책임회사|합자회사|합명회사|재단법인|사단법인|농업회사법인|\(주\)|\(유\)|\(합\)|\(재\)|\(사\)/g

/** `㈜그린 루프` is 그린루프. The database finds companies by the same: crm_core_name. */
export const coreName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(forms, '')
    .replace(/[^0-9a-z가-힣]/g, '')

/** What a transfer is known by: the last four digits of the estimate's number, `0147` of BE-2026-00147. */
export const transferCode = (est_code: string) => est_code.slice(-4)

/** What a client writes as depositor, so that the transfer is matched by itself: 그린루프0147. */
export const depositorName = (client_name: string, est_code: string) =>
  `${coreName(client_name)}${transferCode(est_code)}`
