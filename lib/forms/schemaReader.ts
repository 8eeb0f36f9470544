import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';

// Before a schema is made: zod would try `new Function`, which our policy refuses and the browser reports as an issue.
z.config({ jitless: true });

export { zodResolver };
