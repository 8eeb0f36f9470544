import { zodResolver } from '@hookform/resolvers/zod';
import { config } from 'zod';

// Before a schema is made: zod would try `new Function`, which our policy refuses and the browser reports as an issue.
config({ jitless: true });

export { zodResolver };
