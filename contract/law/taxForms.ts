// Taxpayer identification for payments we report, as dated law.

/** Backup withholding, in basis points: the fourth lowest income tax rate (26 U.S.C. §§ 1(c), 3406(a)(1)). */
export const BACKUP_WITHHOLDING_BPS = 2_400;
