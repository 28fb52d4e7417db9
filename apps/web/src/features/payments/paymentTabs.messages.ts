/** Names of the tabs, which the list of all features carries; everything else is loaded with the tab. */
export const paymentTabText = { payments: '결제·환불' }
