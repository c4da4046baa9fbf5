import { readWallet as readWalletRoute } from '#contract/wallet.ts'
import type { Bound } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { readWallet } from './read-wallet.ts'

export const walletRoutes: readonly Bound[] = [bindRead(readWalletRoute, readWallet)]
