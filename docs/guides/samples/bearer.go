package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strings"
	"time"
)

var url = os.Getenv("PLATFORM_URL")

// The group of 3072 bits from RFC 3526, in which Cognito calculates.
var n, _ = new(big.Int).SetString(
	"FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD"+
		"EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED"+
		"EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F"+
		"83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B"+
		"E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510"+
		"15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7"+
		"ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C"+
		"BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF", 16)

var g = big.NewInt(2)

type pool struct{ UserPoolID, UserPoolClientID string }

type fields map[string]string

type challenge struct {
	ChallengeName        string
	ChallengeParameters  fields
	AuthenticationResult *struct{ IDToken string }
}

func main() {
	// The sandbox tells you its settings. In production, you receive them with your account.
	var health struct{ Identity pool }
	call("/sandbox/health", fields{}, nil, &health)
	token := signIn(health.Identity, os.Getenv("PLATFORM_EMAIL"), os.Getenv("PLATFORM_PASSWORD"))

	var found struct {
		Collections []struct{ CollectionName string }
	}
	call("/locations/v2/collections/deschutes-fleet", fields{"authorization": "Bearer " + token}, nil, &found)
	fmt.Println(200, found.Collections[0].CollectionName)
}

// signIn proves that it knows the password, which it never sends, and returns the identity token.
func signIn(pool pool, email, password string) string {
	// The letters are those of the protocol, RFC 5054.
	a, err := rand.Int(rand.Reader, n)
	if err != nil {
		log.Fatal(err)
	}
	A := new(big.Int).Exp(g, a, n)
	started := cognito("InitiateAuth", map[string]any{
		"AuthFlow":       "USER_SRP_AUTH",
		"ClientId":       pool.UserPoolClientID,
		"AuthParameters": fields{"USERNAME": email, "SRP_A": A.Text(16)},
	}).ChallengeParameters
	_, poolName, _ := strings.Cut(pool.UserPoolID, "_")
	user := started["USER_ID_FOR_SRP"]
	key := sharedKey(a, A, started, poolName+user+":"+password)

	timestamp := time.Now().UTC().Format("Mon Jan 2 15:04:05 UTC 2006")
	secretBlock, err := base64.StdEncoding.DecodeString(started["SECRET_BLOCK"])
	if err != nil {
		log.Fatal(err)
	}
	signature := hmacSHA256(key, []byte(poolName+user+string(secretBlock)+timestamp))
	finished := cognito("RespondToAuthChallenge", map[string]any{
		"ChallengeName": "PASSWORD_VERIFIER",
		"ClientId":      pool.UserPoolClientID,
		"ChallengeResponses": fields{
			"USERNAME":                    user,
			"PASSWORD_CLAIM_SECRET_BLOCK": started["SECRET_BLOCK"],
			"PASSWORD_CLAIM_SIGNATURE":    base64.StdEncoding.EncodeToString(signature),
			"TIMESTAMP":                   timestamp,
		},
	})
	if finished.AuthenticationResult == nil {
		log.Fatalf("This account needs one more step: %s.", finished.ChallengeName)
	}
	return finished.AuthenticationResult.IDToken
}

// sharedKey is the key that only somebody who knows the password can calculate from the challenge.
func sharedKey(a, A *big.Int, challenge fields, credentials string) []byte {
	B, salt := fromHex(challenge["SRP_B"]), fromHex(challenge["SALT"])
	if new(big.Int).Mod(B, n).Sign() == 0 {
		log.Fatal("The challenge is not safe to respond to.")
	}
	k := number(padded(n), padded(g))
	u := number(padded(A), padded(B))
	hashed := sha256.Sum256([]byte(credentials))
	x := number(padded(salt), hashed[:])
	// S = (B - k * g^x) ^ (a + u * x)
	base := new(big.Int).Sub(B, new(big.Int).Mul(k, new(big.Int).Exp(g, x, n)))
	exponent := new(big.Int).Add(a, new(big.Int).Mul(u, x))
	S := new(big.Int).Exp(base.Mod(base, n), exponent, n)
	return hmacSHA256(hmacSHA256(padded(u), padded(S)), []byte("Caldera Derived Key\x01"))[:16]
}

// padded is the bytes of a number, with a zero before a leading bit that is set.
func padded(value *big.Int) []byte {
	return value.FillBytes(make([]byte, value.BitLen()/8+1))
}

func number(parts ...[]byte) *big.Int {
	digest := sha256.Sum256(bytes.Join(parts, nil))
	return new(big.Int).SetBytes(digest[:])
}

func fromHex(text string) *big.Int {
	value, ok := new(big.Int).SetString(text, 16)
	if !ok {
		log.Fatalf("%q is not a number.", text)
	}
	return value
}

func hmacSHA256(key, data []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(data)
	return mac.Sum(nil)
}

// cognito calls the user pool; in production, it is at https://cognito-idp.<region>.amazonaws.com/.
func cognito(operation string, body any) challenge {
	text, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	var result challenge
	call("/identity/user-pool", fields{
		"content-type": "application/x-amz-json-1.1",
		"x-amz-target": "AWSCognitoIdentityProviderService." + operation,
	}, text, &result)
	return result
}

// call sends a POST if there is a body, and a GET otherwise. It reads the response into result.
func call(path string, headers fields, body []byte, result any) {
	method := "GET"
	if body != nil {
		method = "POST"
	}
	request, err := http.NewRequest(method, url+path, bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatalf("%s %s", response.Status, text)
	}
	if err := json.Unmarshal(text, result); err != nil {
		log.Fatal(err)
	}
}
