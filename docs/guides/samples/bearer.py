import base64
import hashlib
import hmac
import json
import os
import secrets
import urllib.error
import urllib.request
from datetime import datetime, timezone

URL = os.environ["PLATFORM_URL"]

# The group of 3072 bits from RFC 3526, in which Cognito calculates.
N = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"
    "15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7"
    "ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C"
    "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
    16,
)
G = 2


def main():
    # The sandbox tells you its settings. In production, you receive them with your account.
    pool = call("/sandbox/health", {})["identity"]
    token = sign_in(pool, os.environ["PLATFORM_EMAIL"], os.environ["PLATFORM_PASSWORD"])
    headers = {"authorization": f"Bearer {token}"}
    collections = call("/locations/v2/collections/deschutes-fleet", headers)["collections"]
    print(200, collections[0]["collectionName"])


def sign_in(pool, email, password):
    """Proves that it knows the password, which it never sends, and returns the identity token."""
    client_id = pool["userPoolClientId"]
    # The letters are those of the protocol, RFC 5054.
    a = secrets.randbelow(N)
    A = pow(G, a, N)
    started = cognito("InitiateAuth", {
        "AuthFlow": "USER_SRP_AUTH",
        "ClientId": client_id,
        "AuthParameters": {"USERNAME": email, "SRP_A": f"{A:x}"},
    })
    challenge = started["ChallengeParameters"]
    pool_name = pool["userPoolId"].split("_")[1]
    user = challenge["USER_ID_FOR_SRP"]
    identity = (pool_name + user).encode()
    key = shared_key(a, A, challenge, identity + b":" + password.encode())

    now = datetime.now(timezone.utc)
    timestamp = f"{now:%a %b} {now.day} {now:%H:%M:%S} UTC {now.year}"
    secret_block = base64.b64decode(challenge["SECRET_BLOCK"])
    signature = hmac_sha256(key, identity + secret_block + timestamp.encode())
    finished = cognito("RespondToAuthChallenge", {
        "ChallengeName": "PASSWORD_VERIFIER",
        "ClientId": client_id,
        "ChallengeResponses": {
            "USERNAME": user,
            "PASSWORD_CLAIM_SECRET_BLOCK": challenge["SECRET_BLOCK"],
            "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(signature).decode(),
            "TIMESTAMP": timestamp,
        },
    })
    if "AuthenticationResult" not in finished:
        raise SystemExit(f"This account needs one more step: {finished['ChallengeName']}.")
    return finished["AuthenticationResult"]["IdToken"]


def shared_key(a, A, challenge, credentials):
    """The key that only somebody who knows the password can calculate from the challenge."""
    B = int(challenge["SRP_B"], 16)
    salt = int(challenge["SALT"], 16)
    if B % N == 0:
        raise SystemExit("The challenge is not safe to respond to.")
    k = number(sha256(padded(N) + padded(G)))
    u = number(sha256(padded(A) + padded(B)))
    x = number(sha256(padded(salt) + sha256(credentials)))
    S = pow(B - k * pow(G, x, N), a + u * x, N)
    return hmac_sha256(hmac_sha256(padded(u), padded(S)), b"Caldera Derived Key\x01")[:16]


def padded(value):
    """The bytes of a number, with a zero before a leading bit that is set."""
    return value.to_bytes(value.bit_length() // 8 + 1, "big")


def number(digest):
    return int.from_bytes(digest, "big")


def sha256(data):
    return hashlib.sha256(data).digest()


def hmac_sha256(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def cognito(operation, body):
    """In production, the user pool is at https://cognito-idp.<region>.amazonaws.com/."""
    headers = {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": f"AWSCognitoIdentityProviderService.{operation}",
    }
    return call("/identity/user-pool", headers, json.dumps(body).encode())


def call(path, headers, data=None):
    """Sends a POST if there is a body, and a GET otherwise."""
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + path, data, headers)) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["message"])


main()
