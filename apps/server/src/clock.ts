import { inKorea, koreaNow, koreaToday } from '@crm/contract/kit/days'

/** The server's clock is Korea's: times are stored and sent that way. */
export { inKorea, koreaNow, koreaToday }
